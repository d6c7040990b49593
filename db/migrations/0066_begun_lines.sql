-- When work on a line began, whatever steps back and forth there were since: what was begun is not taken off a bill without an approver,
-- also when somebody has put the line back among those that wait. What lines from before this were when they are moved next, is seen then.
alter table order_items add column begun_at timestamptz;
