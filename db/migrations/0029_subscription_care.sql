-- What restaurants pay for the service, mended after its first use.

-- A plan is called by a name of each language. Those that the catalogue brought have theirs; one that was renamed keeps its name in both.
alter table plans add column name_en text;
update plans set name_en = case name when 'Plano Mensal' then 'Monthly Plan' when 'Plano Anual' then 'Annual Plan' else name end;
alter table plans
  alter column name_en set not null,
  add check (length(name_en) between 1 and 80);

alter table payments
  -- As it was called then, in English; null where it had the one name.
  add column plan_name_en text,
  -- What costs nothing is paid by nothing.
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('credit_card', 'pix', 'boleto') or method = 'free' and amount_cents = 0);
update payments p set plan_name_en = l.name_en from plans l where l.id = p.plan_id and l.name = p.plan_name;

-- A use of a discount code stays with a payment that was given up here for as long as its provider would still take the money.
create index payments_still_held on payments (expires_at) where discount_held and status in ('failed', 'cancelled');
