const maxBytes = 48 * 1024 * 1024;

/** Pictures that were asked for lately. Nothing in it grows old: an address always shows the same. */
export class PictureCache {
  readonly #pictures = new Map<string, Buffer>();
  #bytes = 0;

  async get(key: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const kept = this.#pictures.get(key);
    const content = kept ?? (await read());
    if (!content) return null;
    if (!this.#pictures.delete(key)) this.#bytes += content.length;
    // Put back at the end, so that the first of the map is what nobody has asked for the longest.
    this.#pictures.set(key, content);
    for (const [oldest, { length }] of this.#pictures) {
      if (this.#bytes <= maxBytes) break;
      this.#pictures.delete(oldest);
      this.#bytes -= length;
    }
    return content;
  }
}
