/**
 * Rights: one table action × principal (decisions §2). Nothing else decides who may act.
 * A cell is a principal with the scope in which it may act. Unknown action or empty cell: no.
 */
import { PERAN_INTERNAL, type Peran } from './roles.ts'

/**
 * semua: every object. divisi, direktorat: objects of the caller's own unit.
 * paket: packages to which the caller stands in the relation (PPK, pokja, role on that package).
 * sendiri: the caller's own objects only.
 */
export type Lingkup = 'semua' | 'divisi' | 'direktorat' | 'paket' | 'sendiri'

/** The ten roles and three relative principals: member of division unlada, PPK and pokja of one package. */
export type Prinsipal = Peran | 'unlada' | 'ppkPaket' | 'pokja'

type Baris = Readonly<Partial<Record<Prinsipal, Lingkup>>>

const untuk = (lingkup: Lingkup, ...prinsipal: Prinsipal[]): Baris =>
  Object.fromEntries(prinsipal.map((p) => [p, lingkup]))
const semua = (...prinsipal: Prinsipal[]) => untuk('semua', ...prinsipal)

const ADMIN = semua('adminit', 'superAdmin')
const ULP = semua('operatorULP', 'manajerULP')
const PENULIS = semua('adminit', 'superAdmin', 'operatorULP', 'manajerULP')
const VERIFIKATOR = semua('operatorULP', 'manajerULP', 'unlada')
const INTERNAL = semua(...PERAN_INTERNAL)
const SETIAP_ORANG = untuk('sendiri', 'vendor', 'person', ...PERAN_INTERNAL)
const REKANAN = untuk('sendiri', 'vendor', 'person')
/** The plan: own division for operator and manajer, own directorate for ppk and pa; unlada reads all of it. */
const RENCANA: Baris = {
  operator: 'divisi',
  manajer: 'divisi',
  ppk: 'direktorat',
  pa: 'direktorat',
  operatorULP: 'semua',
  manajerULP: 'semua',
  adminit: 'semua',
  superAdmin: 'semua',
  unlada: 'semua',
}
const PENYUSUN: Baris = { operator: 'divisi', operatorULP: 'semua' }
/** Approvers read packages and reject them with a note: who edits one could not decide it any more. */
const PENYUSUN_PAKET = semua('operatorULP')
const POKJA = untuk('paket', 'pokja')
const PPK_ULP: Baris = { ppkPaket: 'paket', ...ULP }
const PELAKSANA: Baris = { pokja: 'paket', ppkPaket: 'paket', ...ULP }
const KONTRAK: Baris = { ppkPaket: 'paket', manajerULP: 'semua' }
const PANITIA = semua('unlada', 'operatorULP', 'manajerULP')

export const HAK_AKSES = {
  // Everybody who is logged in
  'profil.sendiri': SETIAP_ORANG,
  'sesi.sendiri': SETIAP_ORANG,
  'notifikasi.sendiri': SETIAP_ORANG,
  /** The back office's page of all of one's own notices. */
  'notifikasi.daftar': untuk('sendiri', ...PERAN_INTERNAL),
  'kalender.sendiri': SETIAP_ORANG,
  'berkas.buka': SETIAP_ORANG,
  'latihan.masuk': SETIAP_ORANG,
  /** It ends the game of everybody who is in the room. */
  'latihan.ulang': semua('adminit', 'superAdmin', 'manajerULP'),

  // Keys of people
  'pemegang.baca': INTERNAL,
  /** Having a key, and vouching for another's: who may be PPK, PA or in a pokja. */
  'pemegang.kunci': untuk(
    'sendiri',
    'operator',
    'manajer',
    'ppk',
    'pa',
    'operatorULP',
    'manajerULP',
    'unlada'
  ),

  // Administration
  'admin.dasbor': ADMIN,
  'pengguna.kelola': ADMIN,
  'pengguna.rekanan.kelola': ADMIN,
  'parameter.kelola': ADMIN,
  'master.kelola': ADMIN,
  'master.baca': INTERNAL,
  'berita.kelola': PENULIS,
  'kebijakan.kelola': semua('adminit', 'superAdmin', 'operatorULP'),
  'audit.baca': {
    ...ADMIN,
    ppkPaket: 'paket',
    pokja: 'paket',
    manajerULP: 'paket',
    pa: 'paket',
  },
  'instalasi.baca': semua('superAdmin'),

  // The vendor's own dossier
  'dosir.kelola': untuk('sendiri', 'vendor'),
  'dosir.person.kelola': untuk('sendiri', 'person'),
  'dosir.sendiri': REKANAN,
  /** Reading a dossier: the vendor its own, verifiers and adminit every one. */
  'dosir.baca': { ...REKANAN, ...VERIFIKATOR, adminit: 'semua' },

  // Vendors seen by staff
  'rekanan.daftar': { ...VERIFIKATOR, adminit: 'semua' },
  'rekanan.dosir.baca': { ...VERIFIKATOR, adminit: 'semua' },
  'rekanan.dataPribadi.baca': VERIFIKATOR,
  'rekanan.verifikasi': VERIFIKATOR,
  'rekanan.sertifikat': VERIFIKATOR,
  'rekanan.blacklist': semua('manajerULP', 'pa'),
  'rekanan.pilih': { ...VERIFIKATOR, pokja: 'paket', ppkPaket: 'paket' },

  // Annual plan
  'rup.baca': RENCANA,
  'program.kelola': PENYUSUN,
  'kegiatan.buat': PENYUSUN,
  'kegiatan.ubah': PENYUSUN,
  'kegiatan.ajukan': PENYUSUN,
  /** Deciding an activity at all; its state says which of the four below it takes. */
  'kegiatan.putuskan': {
    manajer: 'divisi',
    ppk: 'direktorat',
    manajerULP: 'semua',
    pa: 'direktorat',
  },
  'kegiatan.setujui.manajer': untuk('divisi', 'manajer'),
  'kegiatan.setujui.ppk': untuk('direktorat', 'ppk'),
  'kegiatan.setujui.ulp': semua('manajerULP'),
  'kegiatan.setujui.pa': untuk('direktorat', 'pa'),

  // Packages
  'paket.baca': RENCANA,
  'paket.konsolidasi': PENYUSUN_PAKET,
  'paket.ubah': PENYUSUN_PAKET,
  'paket.jadwal.susun': PENYUSUN_PAKET,
  'paket.dokumen.kelola': PENYUSUN_PAKET,
  'paket.ajukan': PENYUSUN_PAKET,
  'paket.hapus': PENYUSUN_PAKET,
  'paket.pokja.tunjuk': semua('manajerULP'),
  /** Another pokja once an offer is in. */
  'paket.pokja.setujui': untuk('paket', 'ppkPaket'),
  /** Another PPK for a package: proposed by the one, decided by the other. */
  'paket.ppk.usul': semua('manajerULP'),
  'paket.ppk.setujui': untuk('direktorat', 'pa'),
  'paket.setujui': semua('manajerULP'),
  'paket.terbitkan': PPK_ULP,
  'paket.tunda': PPK_ULP,
  'paket.lanjutkan': PPK_ULP,

  // A package under way
  'tender.pengumuman': PELAKSANA,
  'tender.sdp': PELAKSANA,
  'tender.undangan': PELAKSANA,
  'tender.penjelasan': PELAKSANA,
  'tender.fileJadwal': PELAKSANA,
  'tender.chat.jawab': PELAKSANA,
  'tender.benturan.nyatakan': POKJA,
  'tender.buka': POKJA,
  /** Confirming what the one official of a TLA or PLA asked for. */
  'tender.buka.ppk': untuk('paket', 'ppkPaket'),
  /** Standing in for one absent person of the two; whose key is a reserve's, says the package's holder set. */
  'tender.buka.cadangan': { pa: 'direktorat', ppkPaket: 'paket' },
  /** Deciding that vendors open their own offers, where no two holders are left who could. */
  'tender.buka.rekanan': untuk('paket', 'ppkPaket'),
  /** Destroying what was never opened, after the retention time: asked for by the one, decided by the other. */
  'tender.musnah.minta': untuk('paket', 'ppkPaket'),
  'tender.musnah.sahkan': semua('manajerULP'),
  /** Opening what was never opened, under an auditor's or a court's order: entered by the one, decided by the other. */
  'tender.perintah.catat': untuk('paket', 'ppkPaket'),
  'tender.perintah.sahkan': semua('manajerULP'),
  /** A holder's step; which right of an opening it takes says the package. */
  'tender.perintah.buka': { pokja: 'paket', ppkPaket: 'paket', pa: 'direktorat' },
  'tender.perintah.baca': {
    pokja: 'paket',
    ppkPaket: 'paket',
    pa: 'direktorat',
    manajerULP: 'semua',
  },
  /** What was opened. */
  'tender.perintah.arsip': { ppkPaket: 'paket', manajerULP: 'semua' },
  /** Contents and prices after the opening. */
  'tender.penawaran.baca': { pokja: 'paket', ppkPaket: 'paket' },
  'tender.evaluasi': POKJA,
  'tender.negosiasi': POKJA,
  'tender.beritaAcara': POKJA,
  'tender.sanggah.jawab': POKJA,
  'tender.baPl': POKJA,
  /** Printouts of its stages; what is still secret asks for more. */
  'tender.cetak': { ...PELAKSANA, ppk: 'direktorat' },
  /** Everything of a package that has ended; what stays secret asks for more. */
  'tender.arsip': PELAKSANA,
  'tender.cetak.cabut': { ...POKJA, ...KONTRAK },
  'tender.penetapan.usul': POKJA,
  'tender.penetapan.tegaskan': untuk('paket', 'ppkPaket'),
  'kontrak.sppbj': KONTRAK,
  'kontrak.surat': KONTRAK,
  'kontrak.spk': KONTRAK,
  'kontrak.spmk': KONTRAK,
  'paket.selesai': KONTRAK,
  'paket.gagal': KONTRAK,
  'paket.batal': KONTRAK,
  'paket.ulang': KONTRAK,
  'jadwal.revisi.ajukan': { pokja: 'paket', ppkPaket: 'paket', operatorULP: 'semua' },
  'jadwal.revisi.setujui': semua('manajerULP'),

  // A package as everybody meets it who has to do with it
  /** Staff read the plan's packages, vendors what is published to them. */
  'tender.baca': { ...RENCANA, ...REKANAN, pokja: 'paket', ppkPaket: 'paket' },
  'tender.chat.kirim': { ...PELAKSANA, ...REKANAN },

  // The vendor in a package
  'lelang.baca': REKANAN,
  'lelang.daftar': REKANAN,
  'lelang.chat.tulis': REKANAN,
  'lelang.penawaran.kirim': REKANAN,
  'lelang.sanggah.kirim': REKANAN,

  // Committee, SPK, monitors, reports
  'panitia.tender.kelola': PANITIA,
  'spk.susun': { ...PANITIA, ppk: 'semua' },
  'pantauan.baca': INTERNAL,
  'pantauan.kontrak.divisi': untuk('divisi', ...PERAN_INTERNAL),
  'laporan.baca': INTERNAL,
  'laporan.cetak': semua('operatorULP', 'manajerULP', 'ppk'),
} as const satisfies Readonly<Record<string, Baris>>

export type Hak = keyof typeof HAK_AKSES

/** What a session keeps whose account has yet to set up the second step of its login. */
export const HAK_TANPA_KODE: readonly Hak[] = ['sesi.sendiri', 'profil.sendiri']
export const SEMUA_HAK = Object.keys(HAK_AKSES) as Hak[]

/** Who asks. `ppkPaket` and `pokja` are said for one package; absent means no. */
export interface Pelaku {
  peran: Peran
  unlada: boolean
  ppkPaket?: boolean
  pokja?: boolean
}

function prinsipalDari(pelaku: Pelaku): Prinsipal[] {
  const daftar: Prinsipal[] = [pelaku.peran]
  // A vendor is never a member of a division, whatever the row says.
  if (pelaku.peran === 'vendor' || pelaku.peran === 'person') return daftar
  if (pelaku.unlada) daftar.push('unlada')
  if (pelaku.ppkPaket) daftar.push('ppkPaket')
  if (pelaku.pokja) daftar.push('pokja')
  return daftar
}

const barisDari = (hak: string): Baris | undefined =>
  Object.hasOwn(HAK_AKSES, hak) ? HAK_AKSES[hak as Hak] : undefined

/** Scopes in which the caller holds the right; empty when it holds none. Queries narrow their rows by them. */
export function lingkupHak(pelaku: Pelaku, hak: string): Lingkup[] {
  const baris = barisDari(hak)
  if (!baris) return []
  const lingkup = prinsipalDari(pelaku).map((p) => baris[p])
  return [...new Set(lingkup.filter((l): l is Lingkup => l !== undefined))]
}

/** May the caller do this at all? Whether this one object is in scope is the query's part. */
export const bolehkah = (pelaku: Pelaku, hak: string): boolean => lingkupHak(pelaku, hak).length > 0

/** Who may be in a pokja (decisions §2): whoever left the unit is not of it any more, whatever letter names them. */
export const dapatDiPokja = ({ peran, unlada }: Pick<Pelaku, 'peran' | 'unlada'>): boolean =>
  unlada || peran === 'operatorULP'

/**
 * May the caller do this on some package? For routes and menus that come before the package is known: the
 * PPK of a package has role ppk, its pokja are members of unlada or of role operatorULP (decisions §2).
 */
export function mungkinBoleh(pelaku: Pelaku, hak: string): boolean {
  return bolehkah(
    {
      peran: pelaku.peran,
      unlada: pelaku.unlada,
      ppkPaket: pelaku.peran === 'ppk',
      pokja: dapatDiPokja(pelaku),
    },
    hak
  )
}

/** Every right that the caller holds, for the apps. */
export const hakUntuk = (pelaku: Pelaku): Hak[] => SEMUA_HAK.filter((h) => bolehkah(pelaku, h))

/** Nobody approves what they submitted or edited themselves (decisions §2). */
export const bolehMenyetujui = (penggunaId: number, penyusunId: readonly (number | null)[]) =>
  !penyusunId.includes(penggunaId)

/** Is there a scope that covers an object of this division and directorate? */
export function dalamLingkup(
  lingkup: readonly Lingkup[],
  pelaku: { divisi: string | null; direktorat: string | null },
  objek: { divisi: string | null; direktorat: string | null }
): boolean {
  return lingkup.some((l) => {
    if (l === 'semua') return true
    if (l === 'divisi') return pelaku.divisi !== null && pelaku.divisi === objek.divisi
    if (l === 'direktorat')
      return pelaku.direktorat !== null && pelaku.direktorat === objek.direktorat
    return false
  })
}
