-- What the till decides of a bill (fee, charges, discount) stands of it from the first part that is taken by that. Of bills that become one it is
-- of both: undone, the one that stayed has its own again.

alter table bill_merges
  -- Of the bill that stays: its charges and its discount before. Nothing for bills that were merged before such were kept.
  add column former_decided jsonb;
