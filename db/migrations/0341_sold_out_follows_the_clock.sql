-- What has run out until the house opens again comes back then by its corrected clock, in the transaction that corrects it.
create policy comes_back_by_another_clock on products for update to comanda_system using (sold_out_until is not null)
  with check (not available and sold_out_until is not null);
create policy comes_back_by_another_clock on options for update to comanda_system using (sold_out_until is not null)
  with check (not available and sold_out_until is not null);
