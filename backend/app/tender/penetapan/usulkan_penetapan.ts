/** The pokja proposes a determination (decisions §2, §5): who qualified, the ranking, or who follows a lost winner. */
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanUrutan,
  urutanPengganti,
  usulUrutan,
  type UrutanRekanan,
} from '@eproc/domain/aturan_evaluasi'
import type { IsiPenetapan } from '@eproc/domain/jawaban/tender_hasil'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { kabariStaf } from '#app/paket/kabari_paket'
import type Paket from '#app/paket/paket'
import { keadaanPaket, wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { bobotPaket, muatNilai, type BarisNilai } from '#app/tender/evaluasi/nilai_query'
import {
  halanganPenetapan,
  isiPenetapan,
  jenisPenetapan,
  type JenisPenetapan,
} from '#app/tender/penetapan/isi_penetapan'
import { bentrok, bidangSalah, tidakDitemukan } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const teks = tenderHasil.penetapan

export interface IsianUsul {
  tahap?: string | null | undefined
  urutan?: readonly { vendorId: number; urutan?: number | null | undefined }[] | null | undefined
  alasan?: string | null | undefined
}

/**
 * The stage in which a ranking may be proposed now: one with the tab `penetapan`; where the template has none (PLA)
 * the stage of evaluation.
 * @throws 409 with the reason of the tab
 */
export async function wajibTahapPenetapan(
  trx: TransactionClientContract,
  paket: Paket
): Promise<Tahap> {
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const ada = templat.some((t) => t.staf.includes('penetapan'))
  const { tahap } = await wajibTahapTerbuka(trx, paket, ada ? 'penetapan' : 'evaluasi', null, {
    sisi: 'staf',
  })
  return tahap
}

/** The ranking that is confirmed at present. */
export const urutanKini = (nilai: readonly BarisNilai[]): UrutanRekanan[] =>
  nilai
    .filter((n) => n.urutan > 0)
    .map(({ vendorId, urutan }) => ({ vendorId, urutan }))
    .toSorted((a, b) => a.urutan - b.urutan)

/** Call with the package's row locked. */
export async function usulkanUrutan(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  isian: IsianUsul
): Promise<void> {
  const tahap = await wajibTahapPenetapan(trx, paket)
  if (isian.tahap && isian.tahap !== tahap.kunci) throw bentrok(teks.tahapLain(tahap.nama))
  const nilai = await muatNilai(trx, paket.id)
  const halangan = halanganPenetapan(paket, tahap, nilai)
  if (halangan) throw bentrok(halangan)
  const jenis = jenisPenetapan(paket, tahap)
  const urutan: UrutanRekanan[] =
    jenis === 'kualifikasi'
      ? []
      : isian.urutan
        ? isian.urutan.map((u) => ({ vendorId: u.vendorId, urutan: u.urutan ?? 0 }))
        : [...usulUrutan(nilai, bobotPaket(paket), paket.totalPagu)].map(([vendorId, urut]) => ({
            vendorId,
            urutan: urut,
          }))
  if (jenis === 'urutan') {
    const sebelumnya = urutanKini(nilai)
    tegakkan(
      aturanUrutan(urutan, nilai, {
        bobot: bobotPaket(paket),
        hps: paket.totalPagu,
        alasan: isian.alasan,
        ...(sebelumnya.length > 0 ? { sebelumnya } : {}),
      })
    )
  }
  await simpanUsul(ctx, trx, paket, {
    tahap: tahap.kunci,
    jenis,
    isi: isiPenetapan(paket, jenis, nilai, new Map(urutan.map((u) => [u.vendorId, u.urutan]))),
    alasan: isian.alasan?.trim() || null,
    rincian: {},
  })
}

export interface IsianGugur {
  vendorId: number
  sebab: keyof typeof teks.sebab
  alasan?: string | null | undefined
}

/**
 * The determined winner withdrew, or the negotiation failed: the next rank is proposed with the reason. Until the
 * contract form is saved.
 */
export async function usulkanPengganti(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  isian: IsianGugur
): Promise<void> {
  const { status } = await keadaanPaket(paket, trx)
  if (status !== 'A') throw bentrok(teks.lewat)
  if (paket.tglKontrak !== null) throw bentrok(teks.sudahKontrak)
  const alasan = isian.alasan?.trim()
  if (!alasan) throw bidangSalah('alasan', 'required', teks.alasanGugur)
  const nilai = await muatNilai(trx, paket.id)
  const sekarang = urutanKini(nilai)
  if (sekarang.length === 0) throw bentrok(teks.belumTetap)
  if (sekarang[0]!.vendorId !== isian.vendorId) {
    if (!nilai.some((n) => n.vendorId === isian.vendorId)) throw tidakDitemukan()
    throw bidangSalah('vendorId', 'winner', teks.bukanPemenang)
  }
  const pengganti = urutanPengganti(
    nilai,
    sekarang,
    isian.vendorId,
    bobotPaket(paket),
    paket.totalPagu
  )
  if (!pengganti) throw bentrok(teks.tanpaPengganti)
  const [terakhir] = await sql<{ tahap: string }>(
    trx,
    `select tahap from penetapan where paket_id = ? and status = 'tegas' and jenis <> 'kualifikasi'
      order by ditegaskan_pada desc, id desc limit 1`,
    [paket.id]
  )
  if (!terakhir) throw bentrok(teks.belumTetap)
  await simpanUsul(ctx, trx, paket, {
    tahap: terakhir.tahap,
    jenis: 'pengganti',
    isi: isiPenetapan(
      paket,
      'pengganti',
      nilai,
      new Map(pengganti.map((u) => [u.vendorId, u.urutan]))
    ),
    alasan: `${teks.sebab[isian.sebab]}: ${alasan}`,
    rincian: { gugur: isian.vendorId, sebab: isian.sebab },
  })
}

interface Usul {
  tahap: string
  jenis: JenisPenetapan
  isi: IsiPenetapan[]
  alasan: string | null
  rincian: Record<string, unknown>
}

/** A new proposal takes the place of one that still waits. */
async function simpanUsul(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  usul: Usul
): Promise<void> {
  await sql(trx, `update penetapan set status = 'ganti' where paket_id = ? and status = 'usul'`, [
    paket.id,
  ])
  await sql(
    trx,
    `insert into penetapan (paket_id, tahap, jenis, isi, alasan, pengusul_id, diusulkan_pada)
     values (?, ?, ?, ?, ?, ?, ${sqlSekarang()})`,
    [paket.id, usul.tahap, usul.jenis, JSON.stringify(usul.isi), usul.alasan, ctx.pelaku.id]
  )
  await catat(trx, sumberDari(ctx), {
    aksi: 'penetapan.usul',
    objek: 'paket',
    objekId: paket.id,
    rincian: { tahap: usul.tahap, jenis: usul.jenis, isi: usul.isi, ...usul.rincian },
    alasan: usul.alasan,
  })
  await kabariStaf(
    trx,
    [paket.ppkId],
    '/ppk/tender',
    { pesan: teks.kabarUsul(`${paket.kode} ${paket.nama}`) },
    ctx.pelaku.id
  )
}
