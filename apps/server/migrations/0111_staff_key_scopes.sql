-- What a staff key is allowed to: areas and single permissions by their names. Null: everything, as the keys had that exist.
alter table staff_key add column may text[] check (cardinality(may) > 0);
