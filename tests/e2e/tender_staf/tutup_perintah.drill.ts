/** An order that nobody can carry out any more, because its holders' keys are gone, through the screens (sealing.md §4). */
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { perintah as order } from '@eproc/i18n/id/perintah'
import { umum } from '@eproc/i18n/id/umum'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { createKeyedPaket } from '../../lib/keyed_package.ts'
import { ORDER, orders } from '../../lib/orders.ts'
import { row } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const REASON = 'Tiga laptop terbakar bersama ruang arsip'

/** A confirmed order about an offer that was in when its package failed; two of its three keys are revoked. */
async function build() {
  const p = await createKeyedPaket('enam kata yang mudah diingat saja', { metodeEvaluasi: 'NIL' })
  const ppk = await signInAs(p.ppk)
  await call(ppk, 'PUT', `/api/paket/${p.id}/pemegang/polos`, { polos: true })
  await call(ppk, 'POST', '/api/rup/paket/publish', { paketPenyediaId: p.id })
  const vendor = await createPenyedia({ nama: 'PT Andalan Karya', isi: [] })
  await createPeserta(p.id, vendor.rekanan.id)
  await moveSchedule(p.id, 'pemasukan')
  const offer = form({
    paketPenyediaId: String(p.id),
    vendorId: String(vendor.rekanan.id),
    hargaPenawaran: '800000000',
    fileKualifikasi: pdfBlob(),
    fileAdministrasi: pdfBlob(),
    fileTeknis: pdfBlob(),
    fileHarga: pdfBlob(),
  })
  await call(vendor.token, 'PUT', '/api/lelang/upload/penawaran', offer)
  await moveSchedule(p.id, 'pembukaan')
  await call(ppk, 'PUT', `/api/rup/lelang/gagal/${p.id}`, { alasan: 'Anggaran dipotong' })
  await call(
    ppk,
    'POST',
    orders(p.id),
    form({ ...ORDER, dokumen: pdfBlob() } as Record<string, string | Blob>)
  )
  const ulp = await createPengguna({ peran: 'manajerULP' })
  const { id } = await row<{ id: number }>('select id from perintah_akses')
  await call(await signInAs(ulp), 'POST', `${orders(p.id)}/${id}/sahkan`)
  for (const holder of [p.pokja[1]!, p.pa])
    await call(await signInAs(holder), 'POST', '/api/kunci-pemegang/cabut', { alasan: REASON })
  return { ...p, ulp }
}

tale('An order that nobody can carry out', build, (stage) => {
  stage('manajerULP closes it with a reason', async (_, t) => {
    const { page } = await visitAs(t.ulp)
    await page.goto(`/ppk/tender/${t.id}/show`)
    const box = page.getByRole('region', { name: order.judul })
    await box.getByRole('button', { name: order.tutup }).click()
    const dialog = page.getByRole('dialog', { name: order.tanyaTutup(ORDER.nomor!) })
    const send = dialog.getByRole('button', { name: order.tutup })
    await send.click()
    await dialog.getByText(umum.errors.wajib).first().waitFor()
    await dialog.getByLabel(order.alasanTutup).fill(REASON)
    await checkScreen(page, 'perintah-tutup')
    await send.click()
    await dialog.waitFor({ state: 'detached' })
    await box.getByText(order.keadaan.ditutup).waitFor()
    await box.getByText(order.sebabTutup.kurangDua).waitFor()
    await box.getByText(REASON).waitFor()
    await checkScreen(page, 'perintah-ditutup')
  })

  stage('the PPK reads what became of it and may enter another', async (_, t) => {
    const { page } = await visitAs(t.ppk)
    await page.goto(`/ppk/tender/${t.id}/show`)
    const box = page.getByRole('region', { name: order.judul })
    await box.getByText(REASON).waitFor()
    await box.getByRole('button', { name: order.unduh }).waitFor()
    await box.getByRole('button', { name: order.catat }).waitFor()
    await checkScreen(page, 'perintah-ditutup-ppk')
  })
})
