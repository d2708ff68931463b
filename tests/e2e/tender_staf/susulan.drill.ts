/** An opening that was missed, through the screens: a reason is asked for, and everybody reads it (decisions §5). */
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { openStaffStage } from '../../lib/page.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { tale } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const ALASAN = 'Ruang rapat kebanjiran; rapat pindah ke hari berikutnya.'

async function build() {
  const p = await createPaketTerbit({ metodeEvaluasi: 'NIL' })
  const id = p.paket.id
  const r = await createPenyedia({ nama: 'PT Andalan Karya', isi: [] })
  await createPeserta(id, r.rekanan.id)
  await moveSchedule(id, 'pemasukan')
  const isi = {
    paketPenyediaId: String(id),
    vendorId: String(r.rekanan.id),
    hargaPenawaran: '800000000',
    fileKualifikasi: pdfBlob(),
    fileAdministrasi: pdfBlob(),
    fileTeknis: pdfBlob(),
    fileHarga: pdfBlob(),
  }
  await call(r.token, 'PUT', '/api/lelang/upload/penawaran', form(isi))
  await moveSchedule(id, 'evaluasi')
  return { id, pokja: p.pokja, ppk: p.ppk }
}

tale('A missed opening through the screens', build, (stage) => {
  stage('one asks with a reason, the other confirms', async (_, t) => {
    const satu = (await visitAs(t.pokja[0]!)).page
    const dialog = await openStaffStage(satu, t.id, 'pembukaan')
    await dialog.getByText(/Tahap berakhir tanpa pembukaan/).waitFor()
    await dialog.getByRole('button', { name: 'Minta pembukaan' }).click()
    const minta = satu.getByRole('dialog', { name: /^Minta Pembukaan/ })
    await minta.getByLabel(/Alasan dibuka setelah tahapnya/).fill(ALASAN)
    await checkScreen(satu, 'susulan-minta')
    await minta.getByRole('button', { name: 'Minta pembukaan' }).click()
    await dialog.getByText('Anda yang meminta pembukaan ini.').waitFor()
    const dua = (await visitAs(t.pokja[1]!)).page
    const lain = await openStaffStage(dua, t.id, 'pembukaan')
    await lain.getByText(`Dibuka setelah tahapnya berakhir. Alasan: ${ALASAN}`).waitFor()
    await lain.getByRole('button', { name: 'Sahkan pembukaan' }).click()
    await dua.getByRole('alertdialog').getByRole('button', { name: 'Sahkan pembukaan' }).click()
    await lain.getByRole('heading', { name: 'Berita acara pembukaan' }).waitFor()
    await checkScreen(dua, 'susulan-dibuka')
    await lain.getByRole('tab', { name: /^Informasi/ }).click()
    const alasan = lain.getByText(new RegExp(`setelah tahapnya berakhir. Alasan: ${ALASAN}`))
    await alasan.scrollIntoViewIfNeeded()
    await checkScreen(dua, 'susulan-jadwal')
  })

  stage('the evaluation that passed with it is moved by a revision', async (_, t) => {
    await moveSchedule(t.id, 'undangan-pembuktian')
    const { page } = await visitAs(t.ppk)
    await page.goto(`/ppk/tender/${t.id}/revisi`)
    const revisi = page.getByRole('dialog')
    const tahap = revisi.getByRole('listitem')
    const mulai = (nama: string) => tahap.filter({ hasText: nama }).getByLabel(/^Tanggal mulai/)
    await mulai('Evaluasi Administrasi').scrollIntoViewIfNeeded()
    await checkScreen(page, 'susulan-revisi')
    if (await mulai('Pembukaan Dokumen').isEnabled())
      throw new Error('The opening was done and can be moved.')
    if (await mulai('Evaluasi Administrasi').isDisabled())
      throw new Error('The evaluation cannot be moved.')
  })
})
