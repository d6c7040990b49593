-- Where guests' money goes is changed by few, and seldom: each time is logged.
alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (kind in ('signedIn', 'signInRefused', 'secondFactorRefused',
  'permissionRefused', 'pinRefused', 'sessionsEnded', 'passwordChanged', 'passwordReset', 'emailChanged', 'emailRestored', 'linked',
  'unlinked', 'factorOn', 'factorOff', 'phoneOn', 'phoneOff', 'recoveryCodes', 'pinSet', 'pinRemoved', 'staffAdded', 'roleChanged',
  'activated', 'deactivated', 'devicePaired', 'deviceRevoked', 'agentPaired', 'agentRevoked', 'printerAdded', 'printerRemoved',
  'printerAddressRenewed', 'pixChanged', 'pixRemoved', 'payoutConnected', 'payoutDisconnected'));
