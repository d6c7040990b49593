-- These look up rows of one bill or till by its id: a plan made for the values of each call is the same plan again, and making it took half
-- of the time of an entry. What they call is planned in the same way.

alter function seal_chain(uuid, uuid, text, uuid, text, bigint, text, timestamptz) set plan_cache_mode = 'force_generic_plan';
alter function seal_placed(uuid, uuid, integer) set plan_cache_mode = 'force_generic_plan';
alter function name_bills(uuid, integer) set plan_cache_mode = 'force_generic_plan';
