import type { SystemTransaction } from '#database/system-door.ts';
import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Customization, CustomizationChange, Draft, Profile, Settings, SettingsChange } from './contract.ts';
import {
  type Locked,
  lockRestaurant,
  moveAddress,
  readCustomization,
  readSettings,
  writeCustomization,
  writeSettings,
} from './settings-store.ts';
import { slugify } from './slug.ts';
import { keptProfile } from './store.ts';
import { takeSlug } from './take-slug.ts';

/** What an owner decides: both forms change the same restaurant, so they share one revision. */
type Owner = StaffCaller & WithSystem;

/** `along`: what follows the settings in the same transaction, told what they were. */
export async function saveSettings(
  caller: Owner,
  change: SettingsChange,
  along: (door: SystemTransaction, before: Locked) => Promise<void>,
): Promise<Settings> {
  await save(caller, change, async (door, id, before) => {
    await writeSettings(door, id, change);
    await along(door, before);
  });
  return readSettings(caller.scope);
}

/** All but saving the settings, which what is reserved follows: `reservations/house-settings.ts`. */
export const ownRestaurant = {
  settings: ({ scope }: StaffCaller): Promise<Settings> => readSettings(scope),

  customization: ({ scope }: StaffCaller): Promise<Customization> => readCustomization(scope),

  async saveCustomization(caller: Owner, change: CustomizationChange): Promise<Customization> {
    await save(caller, change, (door, id) => writeCustomization(door, id, change));
    return readCustomization(caller.scope);
  },

  /** Nothing is written: the profile as guests would be shown it. */
  async preview({ scope }: StaffCaller, { logoUrl, ...draft }: Draft): Promise<Profile> {
    const { name, description, coverImageUrl, ...appearance } = draft;
    return { ...(await keptProfile(scope)), name, description, coverImageUrl, imgUrl: logoUrl, appearance };
  },
};

/** All or nothing: what is written, and where a renamed restaurant is found from now on. */
async function save(
  { system, account }: Owner,
  { name, revision }: Pick<SettingsChange | CustomizationChange, 'name' | 'revision'>,
  write: (door: SystemTransaction, id: string, before: Locked) => Promise<void>,
): Promise<void> {
  const id = account.restaurantId;
  await system.transaction(async (door) => {
    const before = await lockRestaurant(door, id);
    if (before.revision !== revision) throw new CodedError('settings_changed');
    // A change of accents or capitals alone is no other address.
    if (slugify(name) !== slugify(before.name)) {
      const slug = await takeSlug(door, name, id);
      if (slug !== before.slug) await moveAddress(door, id, before.slug, slug);
    }
    await write(door, id, before);
    await door.changed(id, 'restaurant');
  });
}
