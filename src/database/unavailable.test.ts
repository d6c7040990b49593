import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('whatever'), { code });

test.each([
  ['connect ECONNREFUSED', coded('ECONNREFUSED')],
  ['a host that cannot be reached', coded('EHOSTUNREACH')],
  ['admin_shutdown', coded('57P01')],
  ['cannot_connect_now', coded('57P03')],
  ['query_canceled, by the time a statement may take', coded('57014')],
  ['connection_failure', coded('08006')],
  ['too_many_connections', coded('53300')],
  ['io_error', coded('58030')],
  ['read_only_sql_transaction, of a server that is no primary any more', coded('25006')],
  ['a client that lost its connection', new Error('Client has encountered a connection error and is not queryable')],
  ['a client that was closed', new Error('Client was closed and is not queryable')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a pool in which all are taken', new Error('timeout exceeded when trying to connect')],
])('%s: there is no database to serve it', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['unique_violation', coded('23505')],
  ['undefined_column', coded('42703')],
  ['division_by_zero', coded('22012')],
  ['a fault of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s is a fault', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
