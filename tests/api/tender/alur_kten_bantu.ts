/** The people of the tale of KTEN: publishing, and what several stages do. */
import type { ApiClient } from '@japa/api-client'
import type { TestContext } from '@japa/runner/core'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { createPaket, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import type { TenderUji } from '@eproc/database/factories/tender'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import type { EvaluasiSendiri } from '@eproc/domain/tender/answers_hasil'
import { data } from '../../lib/answers.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { sendList } from './bantu_hasil.ts'
import { kirim, semuaJenis } from './penawaran/bantu.ts'

export const HARGA = { menang: 800_000_000, kalah: 860_000_000, gugur: 780_000_000 }

/** Publishes through the route and opens sessions for everybody. */
export async function terbit(client: ApiClient): Promise<TenderUji> {
  const p = await createPaket({ metodeEvaluasi: 'NIL' })
  const rekanan: RekananBuatan[] = []
  for (const nama of ['PT Pemenang', 'PT Peringkat Dua', 'PT Gugur', 'PT Terlambat']) {
    rekanan.push(await createPenyedia({ nama }))
  }
  const t: TenderUji = {
    ...p,
    id: p.paket.id,
    rekanan,
    tokenPokja: await Promise.all(p.pokja.map(signInAs)),
    tokenPpk: await signInAs(p.ppk),
  }
  const jawab = await client
    .post('/api/rup/paket/publish')
    .bearerToken(t.tokenPpk)
    .json({ paketPenyediaId: t.id })
  jawab.assertStatus(200)
  return t
}

/** The tender's people, and what several stages do. */
export function pelaku({ client, assert }: TestContext, t: TenderUji) {
  const [menang, kalah, gugur, terlambat] = t.rekanan as [
    RekananBuatan,
    RekananBuatan,
    RekananBuatan,
    RekananBuatan,
  ]
  const [ketua, anggota] = t.tokenPokja as [string, string]
  const berkasTahap = (urut: number) =>
    client
      .post('/api/rup/jadwal-private/upload')
      .bearerToken(ketua)
      .field('paketPenyediaId', String(t.id))
      .field('urut', String(urut))
      .field('showVendor', 'true')
      .file('file', PDF, pdfFile())
  /** The clock goes into the stage: exactly this one is open. */
  const masuk = async (urut: number) => {
    const { kunci: key } = TEMPLAT.KTEN[urut - 1]!
    await keTahap(t.id, key)
    const { tab } = data<TabAnswer>(await client.get(`/api/paket/${t.id}/tab`).bearerToken(ketua))
    // Replies to objections and the contract stay open longer than their stages.
    const panjang = [11, 17, 18]
    const terbuka = tab.filter((x) => x.keadaan === 'terbuka' && !panjang.includes(x.urut))
    assert.deepEqual(
      terbuka.map((x) => x.urut),
      panjang.includes(urut) ? [] : [urut]
    )
    return data<TabAnswer>(
      await client.get(`/api/paket/${t.id}/tab`).bearerToken(menang.token)
    ).tab.map((x) => x.kunci)
  }
  const sendiri = async (r: RekananBuatan) =>
    data<EvaluasiSendiri>(
      await client.get(`/api/lelang/evaluasi/${t.id}/${r.rekanan.id}`).bearerToken(r.token)
    )
  const undang = (tipe: string, ...siapa: RekananBuatan[]) =>
    sendList(client, {
      alamat: '/api/lelang/undangan',
      token: ketua,
      paketId: t.id,
      daftar: 'listUndangan',
      rows: siapa.map((r) => ({ vendorId: r.rekanan.id })),
      lain: { tipe },
    })
  const tawar = (r: RekananBuatan, harga: number) =>
    kirim(client, t, r, { berkas: semuaJenis(), harga })
  const evaluasi = (body: object) =>
    client
      .put('/api/lelang/evaluasi')
      .bearerToken(ketua)
      .json({ paketPenyediaId: t.id, ...body })
  return {
    ketua,
    anggota,
    menang,
    kalah,
    gugur,
    terlambat,
    berkasTahap,
    masuk,
    sendiri,
    undang,
    tawar,
    evaluasi,
  }
}
