/** Shapes of the account calls; the rules with the specification's messages are in @eproc/domain. */
import vine from '@vinejs/vine'
import { teks } from '#core/http/input/input'

/** A password as typed: never trimmed. Longer ones are refused before they cost a hash. */
const password = () => vine.string().maxLength(200).nullable().optional()
const kode = () => vine.string().trim().minLength(1).maxLength(200)

export const loginValidator = vine.create({
  userId: vine.string().trim().maxLength(254),
  password: vine.string().maxLength(200),
  /** of the authenticator app, or a recovery code; asked for when the account has a second step */
  kode: vine.string().trim().maxLength(30).nullable().optional(),
})
export const kodeMasukValidator = vine.create({
  kode: vine.string().trim().minLength(1).maxLength(30),
})
export const registrasiValidator = vine.create({
  jenis: teks(1),
  email: teks(),
  userId: teks(),
  password: password(),
  nama: teks(),
  jabatan: teks(),
  noHp: teks(),
  persetujuan: vine.boolean({ strict: true }).nullable().optional(),
})
export const kodeValidator = vine.create({ kodeUrl: kode() })
export const kirimUlangValidator = vine.create({
  kodeUrl: kode().optional(),
  userId: vine.string().trim().minLength(1).maxLength(254).optional(),
})
export const lupaValidator = vine.create({
  id: vine.number({ strict: true }).withoutDecimals().min(1).max(2147483647).nullable().optional(),
  userId: vine.string().trim().minLength(1).maxLength(254),
  email: teks(254),
})
export const resetValidator = vine.create({
  userId: vine.string().trim().maxLength(254),
  email: vine.string().trim().maxLength(254),
  newPass: password(),
  kodeUrl: kode(),
  kind: vine.literal('R').optional(),
})
export const changePasswordValidator = vine.create({
  id: vine.number({ strict: true }).withoutDecimals(),
  oldPass: password(),
  newPass: password(),
  kind: vine.literal('C').optional(),
})
export const profilValidator = vine.create({
  nama: teks(),
  jabatan: teks(),
  telepon: teks(),
  suratHarian: vine.boolean({ strict: true }).optional(),
  versi: vine.number({ strict: true }).withoutDecimals().min(1).optional(),
})
