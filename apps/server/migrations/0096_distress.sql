-- The server itself reports a message that speaks of distress: its reporter is the author.
alter table chat_report drop constraint chat_report_reason_check;
alter table chat_report add constraint chat_report_reason_check
  check (reason in ('spam', 'abuse', 'scam', 'harm', 'other', 'distress'));

-- Whom players of a jurisdiction can turn to. Sources: docs/jurisdictions.md.
update jurisdiction set version = version + 1, rules = rules || '{"helplines": [
  {"name": "National Gambling Helpline", "phone": "0808 8020 133", "url": "https://www.gamcare.org.uk"}]}'
  where id = 'great-britain' and not rules ? 'helplines';
update jurisdiction set version = version + 1, rules = rules || '{"helplines": [
  {"name": "Beratungstelefon zur Glücksspielsucht", "phone": "0800 1372700", "url": "https://www.check-dein-spiel.de"}]}'
  where id = 'germany' and not rules ? 'helplines';
