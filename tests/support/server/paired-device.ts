import { randomUUID } from 'node:crypto';
import type { Visitor } from './visitor.ts';

/** Pairs a browser with a restaurant's kitchen, as its owner does. */
export async function pairedDevice(
  screen: Visitor,
  owner: Visitor,
  { name = 'Tablet da cozinha', stationIds = [] as string[] } = {},
): Promise<{ screen: Visitor; id: string }> {
  const { code } = (await screen.post('/api/kitchen-device/code')).body;
  const answer = await owner.post('/api/kitchen-devices', { key: randomUUID(), code, name, stationIds });
  if (answer.status !== 200) throw new Error(`Pairing answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return { screen, id: answer.body.id };
}
