/** The four acts on a kind of record with many rows: list, add, change, delete. */
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  rekananDibaca,
  tingkatPribadi,
  ubahBagian,
  type TingkatPribadi,
  type Ubahan,
} from '#app/dosir/akses_dosir'
import {
  bacaCatatan,
  daftarCatatan,
  hapusCatatan,
  kunciCatatan,
  tulisCatatan,
  type Baris,
  type Catatan,
} from '#app/dosir/catatan'
import { aturanBerkas, konteksDokumen, unggahan } from '#app/dosir/isian_dosir'
import type Rekanan from '#app/dosir/rekanan'
import { bagianDosir } from '@eproc/domain/dosir'
import type { KonteksDokumen, Unggahan } from '@eproc/domain/dosir/aturan_dasar'
import { samarkan } from '@eproc/domain/format'
import { tegakkan } from '#inti/isian'
import { type GalatIsian, tidakDitemukan } from '#inti/galat'
import { kirimDaftar, kirimData } from '#inti/jawaban'
import { bacaHalaman, idJalur, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas, type BerkasBaru } from '#inti/terima_berkas'

interface Sandaran {
  trx: TransactionClientContract
  rekananId: number
  /** id of the record that is changed, null for a new one */
  id: number | null
}

export interface DefinisiCatatan<
  Masuk extends { vendorId?: number | null | undefined; versi?: number | null | undefined },
  Isi extends object,
  Dok extends string,
> {
  catatan: Catatan<Isi, Dok>
  validator: { validate(data: unknown): Promise<Masuk> }
  /** the specification's rules (domain), and what only the database knows */
  aturan(
    masuk: Masuk,
    berkas: Partial<Record<Dok, Unggahan>>,
    konteks: KonteksDokumen<Dok>,
    sandaran: Sandaran
  ): readonly GalatIsian[] | Promise<readonly GalatIsian[]>
  /** the values to store, once the rules passed */
  susun(masuk: Masuk): Isi
  /** lists beside the row */
  kaitan?: {
    beda(
      trx: TransactionClientContract,
      lama: Baris<Isi, Dok> | null,
      masuk: Masuk
    ): Promise<Record<string, [unknown, unknown]>>
    tulis(trx: TransactionClientContract, id: number, masuk: Masuk): Promise<void>
  }
  /** the answer's shape, where it differs from the row */
  bentuk?(baris: Baris<Isi, Dok>): object
  /** further name of the id in answers to a save */
  namaId?: string
  pesan: { tambah: string; ubah: string; hapus: string }
}

/** Masks and leaves out what the caller may not see. */
export function samarkanBaris<I extends object, D extends string>(
  c: Catatan<I, D>,
  baris: Baris<I, D>,
  tingkat: TingkatPribadi
): Baris<I, D> {
  if (tingkat === 'penuh') return baris
  const hasil: Record<string, unknown> = { ...baris, berkas: { ...baris.berkas } }
  for (const f of c.nomorPribadi ?? []) {
    hasil[f] = samarkan(baris[f] as string | null)
  }
  for (const f of Object.keys(c.dokumen) as D[]) {
    if (tingkat === 'tanpa' && c.dokumen[f].pribadi) {
      hasil[f] = null
      delete (hasil.berkas as Record<string, unknown>)[f]
    }
  }
  return hasil as Baris<I, D>
}

/** One save inside the section's transaction; answers the stored record. */
async function simpan<
  Masuk extends { vendorId?: number | null | undefined; versi?: number | null | undefined },
  Isi extends object,
  Dok extends string,
>(
  d: DefinisiCatatan<Masuk, Isi, Dok>,
  { trx, sumber, rekanan }: Ubahan,
  id: number | null,
  masuk: Masuk,
  berkas: Partial<Record<Dok, BerkasBaru>>
): Promise<{ hasil: Baris<Isi, Dok>; berubah: boolean }> {
  const c = d.catatan
  const lama = id === null ? null : await kunciCatatan(trx, c, rekanan.id, id, masuk.versi)
  const konteks = await konteksDokumen<Dok>(lama, Object.keys(c.dokumen) as Dok[])
  const sandaran = { trx, rekananId: rekanan.id, id }
  tegakkan(await d.aturan(masuk, unggahan(berkas), konteks, sandaran))
  const tertulis = await tulisCatatan(trx, c, {
    sumber,
    rekananId: rekanan.id,
    lama,
    nilai: d.susun(masuk),
    berkas,
    kaitan: (await d.kaitan?.beda(trx, lama, masuk)) ?? {},
  })
  if (tertulis.berubah) await d.kaitan?.tulis(trx, tertulis.id, masuk)
  const baru = await bacaCatatan(trx, c, rekanan.id, tertulis.id)
  return { hasil: baru!, berubah: tertulis.berubah }
}

/** A controller class for the definition; routes name its methods. */
export function pengendaliCatatan<
  Masuk extends {
    vendorId?: number | null | undefined
    versi?: number | null | undefined
    id?: number | null | undefined
  },
  Isi extends object,
  Dok extends string,
>(d: DefinisiCatatan<Masuk, Isi, Dok>) {
  const c = d.catatan
  const { kunci, jenis, statusJson } = bagianDosir(c.bagian)

  function jawab(baris: Baris<Isi, Dok>, rekanan: Rekanan) {
    return {
      ...(d.bentuk ? d.bentuk(baris) : baris),
      ...(d.namaId ? { [d.namaId]: baris.id } : {}),
      [statusJson]: rekanan[statusJson],
    }
  }

  async function terima(ctx: HttpContext, id: number | null | 'badan') {
    tolakKueriAsing(ctx, [])
    return denganBerkas(ctx, aturanBerkas(c.dokumen), async ({ isian, berkas }) => {
      const masuk = await d.validator.validate(isian)
      const dipilih = id === 'badan' ? (masuk.id && masuk.id > 0 ? masuk.id : null) : id
      const { hasil, rekanan } = await ubahBagian(ctx, kunci, masuk.vendorId, (u) =>
        simpan(d, u, dipilih, masuk, berkas)
      )
      kirimData(ctx, jawab(hasil, rekanan), dipilih === null ? d.pesan.tambah : d.pesan.ubah)
    })
  }

  return class PengendaliCatatan {
    async daftar(ctx: HttpContext) {
      const halaman = bacaHalaman(ctx, {
        urut: Object.keys(c.kolom) as (keyof Isi & string)[],
        saring: ['pribadi'],
      })
      const rekanan = await rekananDibaca(ctx, jenis)
      if (!rekanan) return kirimDaftar(ctx, [], 0)
      const tingkat = c.nomorPribadi ? await tingkatPribadi(ctx, rekanan, kunci) : 'penuh'
      const { rows, total } = await daftarCatatan(c, rekanan.id, halaman)
      kirimDaftar(
        ctx,
        rows.map((b) => {
          const aman = samarkanBaris(c, b, tingkat)
          return d.bentuk ? d.bentuk(aman) : aman
        }),
        total
      )
    }

    async tambah(ctx: HttpContext) {
      await terima(ctx, null)
    }

    /** Adds, or changes when the body carries an id. */
    async simpan(ctx: HttpContext) {
      await terima(ctx, 'badan')
    }

    async ubah(ctx: HttpContext) {
      const id = idJalur(ctx)
      if (id === null) throw tidakDitemukan()
      await terima(ctx, id)
    }

    async hapus(ctx: HttpContext) {
      tolakKueriAsing(ctx, [])
      const id = idJalur(ctx)
      if (id === null) throw tidakDitemukan()
      const vendorId = ctx.params.vendorId === undefined ? null : idJalur(ctx, 'vendorId')
      const { rekanan } = await ubahBagian(
        ctx,
        kunci,
        vendorId,
        async ({ trx, sumber, rekanan: r }) => {
          await hapusCatatan(trx, c, sumber, await kunciCatatan(trx, c, r.id, id, null))
          return { hasil: null, berubah: true }
        }
      )
      kirimData(ctx, { id, [statusJson]: rekanan[statusJson] }, d.pesan.hapus)
    }
  }
}
