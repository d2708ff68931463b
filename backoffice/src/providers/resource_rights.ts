import { cocokkanHalaman } from '@eproc/domain/pages/pages'
import { mungkinBoleh, type Hak, type Pelaku } from '@eproc/domain/common/rights'

/** Reports are only read; those with a workbook of their own leave the export to it. */
const READ_ONLY = { create: false, edit: false, delete: false } as const

/** Rights of single deeds where the page's own right does not settle them; false: nobody does that to the resource. */
const DEEDS: Record<string, Readonly<Record<string, Hak | false>>> = {
  'admin/audit': { create: false, edit: false, delete: false },
  'admin/user': { delete: false, export: false },
  'admin/user-vendor': { create: false, edit: false, delete: false, export: false },
  'admin/perubahan-akses': { create: false, edit: false, delete: false, export: false },
  'admin/kunci-pemegang': {
    create: false,
    edit: false,
    delete: false,
    export: false,
    hold: 'pemegang.kunci',
  },
  'admin/kebijakan-vendor': { create: false, delete: false },
  'admin/notifikasi': { create: false, edit: false, delete: false },
  'rup/home': { create: 'program.kelola', edit: 'program.kelola', delete: 'program.kelola' },
  'rup/kegiatan': { create: 'kegiatan.buat', edit: 'kegiatan.ubah', delete: 'kegiatan.ubah' },
  // Its lists stand at addresses of their own, each with its page's right.
  'rup/paket': {
    list: 'paket.baca',
    show: 'paket.baca',
    export: 'paket.baca',
    create: 'paket.konsolidasi',
    edit: 'paket.ubah',
    delete: 'paket.hapus',
  },
  'ppk/approve-jadwal': { create: false, edit: false, delete: false },
  'admin/parameter': { create: false, delete: false, export: false },
  'admin/vendor': {
    create: false,
    edit: false,
    delete: false,
    verify: 'rekanan.verifikasi',
    certify: 'rekanan.sertifikat',
    blacklist: 'rekanan.blacklist',
    readIdentity: 'rekanan.dataPribadi.baca',
  },
  'panitia/paket': { create: false },
  'panitia/tender': { create: false, edit: false, delete: false },
  'admin/vendor/blacklist': { create: false, edit: false, delete: false },
  'admin/sertifikat': { create: false, edit: false, delete: false },
  'monitor': READ_ONLY,
  'monitor/bagan': { ...READ_ONLY, export: false },
  'monitor-ijin-usaha': READ_ONLY,
  'monitor-kontrak': READ_ONLY,
  'monitor-kontrak-divisi': READ_ONLY,
  'laporan-rup-dan-paket-kegiatan': { ...READ_ONLY, export: false },
  'laporan-vendor': { ...READ_ONLY, export: false },
  'laporan-peserta': { ...READ_ONLY, export: false, list: 'laporan.baca' },
  'laporan-test': READ_ONLY,
  'laporan-test2': READ_ONLY,
}

/** How a record's own list of deeds (`bisa`) calls react-admin's actions. */
const OWN_WORDS: Record<string, string> = { edit: 'ubah', delete: 'hapus' }

/**
 * What somebody may do with a resource, from the table of rights. A resource is open when the page at its address is
 * (domain/pages), unless DEEDS says more, and a record that says what may be done with it has the last word. What is not
 * known is refused.
 */
export function mayDo(
  who: Pick<Pelaku, 'peran' | 'unlada'>,
  { resource, action }: { resource: string; action: string },
  record?: { bisa?: readonly string[] }
): boolean {
  const word = OWN_WORDS[action]
  if (word && record?.bisa && !record.bisa.includes(word)) return false
  const deed = DEEDS[resource]?.[action]
  if (deed !== undefined) return deed !== false && mungkinBoleh(who, deed)
  const page = cocokkanHalaman(`/${resource}`)?.halaman
  if (!page?.masuk) return false
  return page.hak === undefined || mungkinBoleh(who, page.hak)
}
