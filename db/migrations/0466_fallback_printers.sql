alter table printers
  -- Where its papers come out by themselves while it stands still; null: they wait for it, or for a person.
  add column fallback_id uuid,
  -- Since when it says that it cannot print.
  add column trouble_since timestamptz,
  add constraint printers_fallback foreign key (restaurant_id, fallback_id) references printers,
  add constraint printers_fallback_other check (fallback_id <> id);
create index printers_with_fallback on printers (restaurant_id) where fallback_id is not null and deleted_at is null;
update printers set trouble_since = now() where trouble is not null;
