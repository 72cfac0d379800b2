-- Nobody bets after another player's card under the strictest profile.
update jurisdiction set version = version + 1, rules = rules || '{"betFollow": false}' where id = 'strict';
