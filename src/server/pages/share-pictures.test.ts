import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePicture } from '#features/restaurants/pictures/encode.ts';
import { sharePicture } from '#features/restaurants/pictures/share-picture.ts';
import { keepPicture } from '#features/restaurants/pictures/store.ts';
import { openTestInstance, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { until } from '../../../tests/support/server/until.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const picture = (path = `/og/${slug}.jpg`) => fetch(`${instance.url}${path}`);
/** The colour of one point, and how big the whole is. */
async function pixel(jpeg: ArrayBuffer | Buffer, left: number, top: number) {
  const image = sharp(jpeg as Buffer);
  const { width, height, format } = await image.metadata();
  const at = await image.extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return { size: [format, width, height], color: [...at] };
}
const near = (a: number[], b: number[]) => a.every((part, index) => Math.abs(part - b[index]!) < 12);

describe('the picture a link is shared with', () => {
  test('has the size that is asked for, in the colours of the restaurant', async () => {
    await instance.owner.query('update restaurants set cover_image_url = null where id = $1', [instance.restaurantId]);
    await instance.owner.query(`update customization set primary_color = '#7b3138' where restaurant_id = $1`, [
      instance.restaurantId,
    ]);
    await instance.owner.query("insert into outbox (restaurant_id, topic) values ($1, 'restaurant')", [
      instance.restaurantId,
    ]);
    await until(async () => {
      const answer = await picture();
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const { size, color } = await pixel(await answer.arrayBuffer(), 20, 320);
      expect(size).toEqual(['jpeg', 1200, 630]);
      return near(color, [0x7b, 0x31, 0x38]);
    }, 'The picture in the new colour');
  });

  test('is the cover, when the restaurant has stored one', async () => {
    const blue = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2040c0' } })
      .png()
      .toBuffer();
    const cover = await encodePicture(blue);
    await keepPicture(instance.database.scope(instance.restaurantId), cover);
    await instance.owner.query('update restaurants set cover_image_url = $2 where id = $1', [
      instance.restaurantId,
      `/media/${instance.restaurantId}/${cover.id}`,
    ]);
    await instance.owner.query("insert into outbox (restaurant_id, topic) values ($1, 'restaurant')", [
      instance.restaurantId,
    ]);
    await until(async () => {
      const { color } = await pixel(await (await picture()).arrayBuffer(), 1180, 220);
      return color[2]! > color[0]! + 60;
    }, 'The picture with the cover');
  });

  test('is the service’s own at its own address; of a restaurant that is not there, there is none', async () => {
    const own = await picture('/og.jpg');
    expect(own.status).toBe(200);
    expect((await pixel(await own.arrayBuffer(), 0, 0)).size).toEqual(['jpeg', 1200, 630]);
    for (const path of ['/og/nao-existe.jpg', '/og/..%2f..%2fsecret.jpg'])
      expect((await picture(path)).status).toBe(404);
  });

  test('can be drawn whatever the name is', async () => {
    const appearance = {
      primaryColor: '#ffff00',
      secondaryColor: '#70a288',
      backgroundColor: '#e1ddcc',
      fontFamily: 'Inter',
    } as const;
    for (const name of [
      'W'.repeat(120),
      '<b>&"\'</span>',
      'Ação & Cia',
      '寿司 🍣',
      '\u202e\u0301',
      'a '.repeat(60),
      '\u200b',
    ]) {
      const drawn = await sharePicture({ name, address: 'R'.repeat(300), appearance, cover: null });
      expect((await pixel(drawn, 0, 0)).size).toEqual(['jpeg', 1200, 630]);
    }
  });
});
