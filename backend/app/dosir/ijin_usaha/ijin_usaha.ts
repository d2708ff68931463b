import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DefinisiCatatan } from '#app/dosir/pengendali_catatan'
import { ijinUsahaValidator } from '#app/dosir/ijin_usaha/ijin_usaha_validator'
import { kolom, wajib } from '#app/dosir/isian_dosir'
import { parameterAngka } from '#inti/parameter'
import { sql } from '#inti/sql'
import type { GalatIsian } from '#inti/galat'
import {
  aturanIjinUsaha,
  MASA_BERLAKU_BAWAAN,
  perluIjin,
} from '@eproc/domain/dosir/aturan_ijin_usaha'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { AcuanKbli, AcuanSbu, IjinUsaha } from '@eproc/domain/jawaban/dosir'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'

type Masuk = Infer<typeof ijinUsahaValidator>

/** Columns of the row; the selections of KBLI and SBU lie beside it. */
export interface IsiIjinUsaha {
  jenis: string
  nomor: string
  berlaku: string | null
  instansi: string
  kualifikasi: string | null
  keterangan: string | null
}

interface Rinci {
  kbliRinci: AcuanKbli[]
  sbuRinci: AcuanSbu[]
}

const RINCI = `
  coalesce((select json_agg(json_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama,
      'kategori', k.kategori) order by k.kode)
    from ijin_kbli ik join kbli k on k.id = ik.kbli_id where ik.ijin_id = t.id), '[]') as "kbliRinci",
  coalesce((select json_agg(json_build_object('id', s.id, 'kode', s.kode,
      'subklasifikasi', s.subklasifikasi, 'edisi', s.edisi) order by s.kode, s.edisi)
    from ijin_sbu js join sbu s on s.id = js.sbu_id where js.ijin_id = t.id), '[]') as "sbuRinci"`

const rinciDari = (baris: object): Rinci => baris as unknown as Rinci
const unik = (ids: readonly number[] | null | undefined): number[] =>
  [...new Set(ids ?? [])].sort((a, b) => a - b)

/** Selections that the licence type asks for; others are dropped with the type. */
const dipilih = (masuk: Masuk) => {
  const perlu = perluIjin(masuk.jenis)
  return { kbli: perlu.kbli ? unik(masuk.kbli) : [], sbu: perlu.sbu ? unik(masuk.sbu) : [] }
}

async function pilihanAda(
  trx: TransactionClientContract,
  tabel: 'kbli' | 'sbu',
  ids: readonly number[]
): Promise<GalatIsian[]> {
  if (ids.length === 0) return []
  const ada = await sql<{ jumlah: number }>(
    trx,
    `select count(*)::int as jumlah from ${tabel} where id = any(?)`,
    [[...ids]]
  )
  return ada[0]!.jumlah === ids.length
    ? []
    : [{ field: tabel, rule: 'enum', message: dosirPesan.tolak.pilihan }]
}

export const ijinUsaha: DefinisiCatatan<Masuk, IsiIjinUsaha, 'dokumen'> = {
  catatan: {
    bagian: 'ijin',
    kolom: {
      jenis: 'jenis',
      nomor: 'nomor',
      berlaku: 'berlaku',
      instansi: 'instansi',
      kualifikasi: 'kualifikasi',
      keterangan: 'keterangan',
    },
    dokumen: { dokumen: { kolom: 'dokumen', aturan: DOKUMEN.ijin.dokumen } },
    tambahan: RINCI,
    cari: ['jenis', 'nomor', 'instansi', 'keterangan'],
  },
  validator: ijinUsahaValidator,
  async aturan(masuk, berkas, konteks, { trx }) {
    const masaBerlakuMinimal = await parameterAngka('MASA_BERLAKU_SIUP', MASA_BERLAKU_BAWAAN)
    const galat = aturanIjinUsaha({ ...masuk, ...berkas }, { ...konteks, masaBerlakuMinimal })
    const { kbli, sbu } = dipilih(masuk)
    return [
      ...galat,
      ...(await pilihanAda(trx, 'kbli', kbli)),
      ...(await pilihanAda(trx, 'sbu', sbu)),
    ]
  },
  susun: (masuk) => ({
    jenis: wajib(masuk.jenis),
    nomor: wajib(masuk.nomor),
    berlaku: kolom(masuk.berlaku),
    instansi: wajib(masuk.instansi),
    kualifikasi: kolom(masuk.kualifikasi),
    keterangan: kolom(masuk.keterangan),
  }),
  kaitan: {
    /** In codes, which people read in the history of changes. */
    async beda(trx, lama, masuk) {
      const baru = dipilih(masuk)
      const hasil: Record<string, [unknown, unknown]> = {}
      for (const [tabel, dulu] of [
        ['kbli', lama ? rinciDari(lama).kbliRinci : []],
        ['sbu', lama ? rinciDari(lama).sbuRinci : []],
      ] as const) {
        if (unik(dulu.map((b) => b.id)).join() === baru[tabel].join()) continue
        const kini = await sql<{ kode: string }>(
          trx,
          `select kode from ${tabel} where id = any(?) order by kode`,
          [baru[tabel]]
        )
        const teks = (kode: readonly { kode: string }[]) =>
          kode.map((k) => k.kode).join(', ') || null
        hasil[tabel] = [teks(dulu), teks(kini)]
      }
      return hasil
    },
    async tulis(trx, id, masuk) {
      const { kbli, sbu } = dipilih(masuk)
      await sql(trx, 'delete from ijin_kbli where ijin_id = ?', [id])
      await sql(trx, 'delete from ijin_sbu where ijin_id = ?', [id])
      await sql(trx, 'insert into ijin_kbli (ijin_id, kbli_id) select ?, unnest(?::int[])', [
        id,
        kbli,
      ])
      await sql(trx, 'insert into ijin_sbu (ijin_id, sbu_id) select ?, unnest(?::int[])', [id, sbu])
    },
  },
  bentuk(baris): IjinUsaha {
    const rinci = rinciDari(baris)
    return {
      ...baris,
      jenis: baris.jenis as IjinUsaha['jenis'],
      ...rinci,
      kbli: rinci.kbliRinci.map((k) => k.id),
      sbu: rinci.sbuRinci.map((s) => s.id),
    }
  },
  namaId: 'ijinUsahaId',
  pesan: {
    tambah: dosirPesan.sukses.ijinBaru,
    ubah: dosirPesan.sukses.ijinUbah,
    hapus: dosirPesan.sukses.ijinHapus,
  },
}
