/** What the journal's details mean where they are numbers, or keys of the stage table. */

export type NamedKind = 'pengguna' | 'rekanan' | 'kegiatan' | 'lokasi' | 'kbli' | 'tahap'

/** Whose senders and receivers are left out: those of a vendor would say before the opening who takes part. */
const PEOPLE = [
  'anggota',
  'cadanganId',
  'dibuatOleh',
  'konfirmatorId',
  'kontrakOlehId',
  'olehId',
  'pembuatId',
  'pembukaId',
  'peminta',
  'pemintaId',
  'pemutusId',
  'pencatatId',
  'penegasId',
  'pengajuId',
  'pengesah',
  'pengesahId',
  'penggunaId',
  'pengusulId',
  'penjawabId',
  'penutupId',
  'penyetujuId',
  'penyunting',
  'ppkId',
] as const

const NAMED: ReadonlyMap<string, NamedKind> = new Map<string, NamedKind>([
  ...PEOPLE.map((field) => [field, 'pengguna'] as const),
  ['rekananId', 'rekanan'],
  ['vendorId', 'rekanan'],
  ['dibuka', 'rekanan'],
  ['kegiatanId', 'kegiatan'],
  ['lokasiProyekId', 'lokasi'],
  ['kbli', 'kbli'],
  ['tahap', 'tahap'],
])

/** Of what a field of the details holds the number or key; null: it says itself what it says. */
export const namedFieldOf = (field: string): NamedKind | null => NAMED.get(field) ?? null

/** Fields that hold a list where others hold `[before, after]`: of two things it would look like a change. */
const LISTS: ReadonlySet<string> = new Set(['dibuka', 'tidakDibuka', 'isi', 'spk'])

export const isChange = (field: string, value: unknown): value is readonly [unknown, unknown] =>
  Array.isArray(value) && value.length === 2 && !LISTS.has(field)

/** What was judged, negotiated and determined, and objections, which speak of it; `paket` is the object. */
const OF_JUDGEMENT = /^(evaluasi|negosiasi|penetapan|baNegosiasi|sppbj|sanggah)\./

/** Does this deed on a package tell what was judged? Invitations but those to take part pick by it. */
export const tellsJudgement = (
  aksi: string,
  { tipe }: Readonly<Record<string, unknown>>
): boolean => OF_JUDGEMENT.test(aksi) || (aksi === 'undangan.kirim' && tipe !== 'P')
