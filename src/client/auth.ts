import { refusalOf, takeOwn } from './call-api.ts';

/** Asks the authentication library's own paths. Its refusals are told as all others are, so they are thrown as all others are. */
export async function askAuth<Answer = unknown>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api/auth/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  takeOwn(response);
  const answer = await response.json();
  if (response.ok) return answer as Answer;
  throw refusalOf(response, answer);
}
