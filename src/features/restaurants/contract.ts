import { z } from 'zod';
import { call, cursor, email, instant, named, phone, slug, typed, uuid } from '#lib/call.ts';
import { dayMinutes } from '#lib/days.ts';
import { mostCharacters, wholeBasisPoints } from '#lib/limits.ts';
import { timezones } from '#lib/timezones.ts';
import { openingHours, specialDays, typedWeek } from './opening/contract.ts';
import { pictureUrl } from './pictures/contract.ts';
import { fonts, longest } from './values.ts';

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
export const appearance = z.object({
  primaryColor: color,
  secondaryColor: color,
  backgroundColor: color,
  fontFamily: z.enum(fonts),
});
export type Appearance = z.infer<typeof appearance>;

/** What anyone may know of a restaurant. */
export const profile = z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  timezone: z.string(),
  openingHours,
  specialDays,
  /** How long a reservation holds its table. */
  reservationMinutes: z.int(),
  imgUrl: z.string().nullable(),
  coverImageUrl: z.string().nullable(),
  /** Hundredths of a percent: 1000 is 10 percent. */
  serviceFeeBasisPoints: z.int(),
  requiresTableSecret: z.boolean(),
  appearance,
  /** False without an open subscription: the menu stays readable, orders and reservations are not taken. */
  takesOrders: z.boolean(),
  /** The one table at which orders are taken all the same: its owner tries it before they pay. */
  rehearsalTable: z.int().nullable(),
  /** There is something that guests may call the staff for from their phones. */
  takesCalls: z.boolean(),
  /** Moves with everything a diner's page shows. */
  version: z.int(),
  createdAt: instant,
});
export type Profile = z.infer<typeof profile>;

const restaurantName = named(mostCharacters.name, 'fields.restaurant_name_required');
const revision = z.int().min(1);

const settingsFields = {
  name: restaurantName,
  description: typed(longest.description),
  address: typed(longest.address),
  phone: phone(),
  email: z.union([z.literal(''), email], 'fields.email_invalid'),
  timezone: z.enum(timezones, 'fields.timezone_invalid'),
  openingHours: typedWeek,
  serviceFeeBasisPoints: z
    .int('fields.service_fee_range')
    .min(0, 'fields.service_fee_range')
    .max(wholeBasisPoints, 'fields.service_fee_range'),
  /** How long a reservation holds its table; 1440 is the whole day. */
  reservationMinutes: z
    .int('fields.reservation_minutes_range')
    .min(15, 'fields.reservation_minutes_range')
    .max(dayMinutes, 'fields.reservation_minutes_range'),
  requiresTableSecret: z.boolean(),
  /** A closed bill ends the sitting: its phones order again after another scan. */
  sittingsEnd: z.boolean(),
  /** From how many on guests are told what is left of what is counted; 0 tells them never. */
  lowStockFrom: z.int('fields.low_stock_range').min(0, 'fields.low_stock_range').max(99, 'fields.low_stock_range'),
};
export const settingsChange = z.strictObject({ ...settingsFields, revision });
export type SettingsChange = z.infer<typeof settingsChange>;

/** What an owner decides of the restaurant; what was stored before is shown as it is. */
export const settings = z.object({
  ...settingsFields,
  name: z.string(),
  email: z.string(),
  timezone: z.string(),
  openingHours,
  slug: z.string(),
  revision,
});
export type Settings = z.infer<typeof settings>;

const typedColor = z.string('fields.color_invalid').regex(/^#[0-9A-Fa-f]{6}$/, 'fields.color_invalid');
const look = {
  name: restaurantName,
  description: typed(longest.description),
  logoUrl: pictureUrl,
  coverImageUrl: pictureUrl,
  primaryColor: typedColor,
  secondaryColor: typedColor,
  backgroundColor: typedColor,
  fontFamily: z.enum(fonts, 'fields.font_invalid'),
};
/** How the restaurant's pages would look: shown to its owner before it is saved. */
export const draft = z.strictObject(look);
export type Draft = z.infer<typeof draft>;
export const customizationChange = z.strictObject({ ...look, revision });
export type CustomizationChange = z.infer<typeof customizationChange>;
export const customization = z.object({
  ...look,
  name: z.string(),
  logoUrl: z.string().nullable(),
  coverImageUrl: z.string().nullable(),
  slug: z.string(),
  revision,
});
export type Customization = z.infer<typeof customization>;

/** What a card of the directory shows. */
export const listed = profile
  .pick({
    name: true,
    slug: true,
    description: true,
    address: true,
    phone: true,
    timezone: true,
    openingHours: true,
    specialDays: true,
  })
  .extend({
    imgUrl: z.string().nullable(),
    coverImageUrl: z.string().nullable(),
    primaryColor: color,
  });
export type Listed = z.infer<typeof listed>;

export const restaurants = {
  directory: call({ permission: 'public', budget: 'network', system: true })
    .route({
      method: 'GET',
      path: '/restaurants',
      summary: 'The restaurants that are open to guests, by name; each word of `q` in name, description or address',
      tags: ['restaurants'],
    })
    .input(z.strictObject({ q: z.string().max(longest.search).optional(), cursor }))
    .output(
      z.object({
        restaurants: z.array(listed),
        /** Where the page after this one and the one before it begin; null where there is none. */
        next: z.string().nullable(),
        previous: z.string().nullable(),
      }),
    ),

  bySlug: call({ permission: 'public', budget: 'kept', refusals: ['restaurant_not_found'], cached: true })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}',
      summary: 'A restaurant: profile, hours and appearance',
      tags: ['restaurants'],
    })
    .input(z.strictObject({ slug }))
    .output(profile),

  settings: call({ permission: 'settings' })
    .route({ method: 'GET', path: '/settings', summary: 'The settings of the own restaurant', tags: ['restaurants'] })
    .output(settings),

  saveSettings: call({ permission: 'settings', refusals: ['settings_changed', 'reservations_overlap'], system: true })
    .route({
      method: 'PUT',
      path: '/settings',
      summary:
        'Saves the settings; a new name is a new address, and the old address goes on leading there; reservations keep their hour of the wall in another time zone',
      tags: ['restaurants'],
    })
    .input(settingsChange)
    .output(settings),

  customization: call({ permission: 'settings' })
    .route({
      method: 'GET',
      path: '/customization',
      summary: "How the own restaurant's pages look",
      tags: ['restaurants'],
    })
    .output(customization),

  saveCustomization: call({ permission: 'settings', refusals: ['settings_changed'], system: true })
    .route({
      method: 'PUT',
      path: '/customization',
      summary: "Saves how the restaurant's pages look, with its name and description",
      tags: ['restaurants'],
    })
    .input(customizationChange)
    .output(customization),

  preview: call({ permission: 'settings' })
    .route({
      method: 'POST',
      path: '/customization/preview',
      summary: "The restaurant's profile as it would be with changes that are not saved",
      tags: ['restaurants'],
    })
    .input(draft)
    .output(profile),
};
