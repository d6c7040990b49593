-- What was sent under the key of a new table: the same key with another body is refused. Null: made before this was stored.
alter table tables add column create_hash bytea;
