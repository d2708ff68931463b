/** S1 §2.8–2.11 through the vendors' own screens: two companies in one KTEN, at a desk and on a phone. */
import { test } from '@japa/runner'
import { buatPaketTerbit } from '@eproc/database/factories/paket'
import { buatPenyedia } from '@eproc/database/factories/peserta'
import { masukSebagai } from '@eproc/database/factories/pengguna'
import { buatNilai, buatPenetapan } from '@eproc/database/factories/tender'
import { kosongkan } from '../../lib/basis_data.ts'
import { periksaAxe, periksaLebar, potret, type Page } from '../../lib/peramban.ts'
import { berkasUji, buka, geserJadwal, kueri, masuk, periksaLebarDialog, tenang } from './bantu.ts'

const NAMA = 'Pembangunan Rumah Susun Cakung'
const dialog = (page: Page) => page.getByRole('dialog', { name: NAMA, exact: true })

async function periksa(page: Page, nama: string) {
  await tenang(page)
  await page.waitForTimeout(300)
  await potret(page, `rekanan-${nama}`)
  await periksaAxe(page, { kecuali: ['iframe'] })
  await periksaLebar(page)
  await periksaLebarDialog(page)
}

/** Registers with the integrity pact from the list. */
async function daftar(page: Page) {
  await page.getByRole('button', { name: `DAFTAR ${NAMA}` }).click()
  const pakta = page.getByRole('dialog', { name: `Daftar ke ${NAMA}` })
  await pakta.getByRole('button', { name: 'Setuju dan DAFTAR' }).click()
  await pakta.getByText('Setujui pakta integritas untuk mendaftar').waitFor()
  await periksa(page, `pakta-${page.viewportSize()!.width}`)
  await pakta.getByRole('checkbox').check()
  await pakta.getByRole('button', { name: 'Setuju dan DAFTAR' }).click()
  await page.getByText('Proses pendaftaran berhasil').waitFor()
  await dialog(page)
    .getByText(/^Anda Peserta \d$/)
    .waitFor()
}

async function keTahap(page: Page, paketId: number, kunci: string) {
  await geserJadwal(paketId, kunci)
  await page.goto(`/vendor?tahun=2026&paket=${paketId}&tahap=${kunci}`)
  await dialog(page).locator('header').waitFor()
}

async function unggah(page: Page, jenis: string, nama: string, harga?: string) {
  const baris = dialog(page).locator(`[data-jenis="${jenis}"]`)
  if (harga) await baris.getByLabel('Nilai penawaran (Rp)').fill(harga)
  await baris.locator('input[type=file]').setInputFiles(berkasUji(nama))
  await baris.getByRole('button', { name: 'Unggah', exact: true }).click()
  if (harga) {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unggah', exact: true }).click()
  }
  await baris.getByText('Diterima', { exact: true }).waitFor()
}

test.group('Tender di portal rekanan', (group) => {
  group.each.setup(() => kosongkan())

  test('dua rekanan mendaftar, bertanya, memasukkan penawaran, dan membaca hasilnya', async ({
    assert,
  }) => {
    const p = await buatPaketTerbit({ nama: NAMA })
    const id = p.paket.id
    const a = await buatPenyedia({ nama: 'PT Karya Sejahtera' })
    const b = await buatPenyedia({ nama: 'PT Bangun Bersama' })
    await geserJadwal(id, 'dokumen')
    const meja = await masuk(a.token)
    const ponsel = await masuk(b.token, 'sempit')

    // The list, then DAFTAR with the pact; the dialog opens at its own address.
    for (const { page } of [meja, ponsel]) {
      await page.goto('/vendor?tahun=2026')
      await page
        .getByRole('heading', { name: 'Paket Lelang Tahun Anggaran 2026', level: 2 })
        .waitFor()
      await page.getByText('1 Paket').waitFor()
      await periksa(page, `daftar-${page.viewportSize()!.width}`)
      await daftar(page)
      assert.include(page.url(), `paket=${id}`)
      await periksa(page, `informasi-${page.viewportSize()!.width}`)
    }
    const tab = dialog(meja.page).getByRole('tab')
    // Exactly the tabs that the server answers, and Informasi before them.
    const jawab = await meja.page.evaluate(
      async ([paketId, token]) => {
        const r = await fetch(`/api/paket/${paketId}/tab`, {
          headers: { Authorization: `Bearer ${token}` },
        })
        return ((await r.json()) as { data: { tab: { nama: string }[] } }).data.tab
      },
      [id, a.token] as const
    )
    assert.equal(await tab.count(), jawab.length + 1)
    await dialog(meja.page).getByRole('button', { name: 'Unduh dokumen' }).click()
    await dialog(meja.page).getByText('Admin belum mengirim dokumen pengadaan').waitFor()
    // A stage that has not begun is locked, with the server's reason.
    await dialog(meja.page)
      .getByRole('tab', { name: /4\. Pemasukan/ })
      .click()
    await dialog(meja.page).getByText('Tahap ini terkunci').waitFor()
    await dialog(meja.page)
      .getByText(/^Dibuka \d\d .+ WIB \(/)
      .waitFor()
    await periksa(meja.page, 'terkunci-1440')

    // Closing goes by the temporary page back to the dashboard.
    await dialog(meja.page).getByRole('button', { name: 'Tutup', exact: true }).last().click()
    await meja.page.waitForURL('**/temporary-page/vendor**')
    await meja.page.getByText('Loading ...').waitFor()
    await meja.page.waitForURL('**/vendor?tahun=2026')
    await meja.page.getByText('Terdaftar', { exact: true }).waitFor()

    // Explanation: a question, its correction, another vendor's word, the committee's answer.
    for (const { page } of [meja, ponsel]) await keTahap(page, id, 'penjelasan')
    const tanya = dialog(meja.page)
    await tanya.getByText('Admin belum upload file penjelasan.').waitFor()
    await tanya.getByRole('button', { name: 'Buat pertanyaan' }).click()
    const form = meja.page.getByRole('dialog', { name: 'Buat pertanyaan' })
    await form.getByRole('button', { name: 'Kirim' }).click()
    await form.getByText('Field harus diisi!.').first().waitFor()
    await form.getByLabel('Judul pertanyaan').fill('Mutu beton')
    await form.locator('[name=message]').fill('Apakah mutu beton K-350 diterima?')
    // What was typed survives a closed dialog.
    await form.getByRole('button', { name: 'Batal' }).click()
    await tanya.getByRole('button', { name: 'Buat pertanyaan' }).click()
    assert.equal(await form.getByLabel('Judul pertanyaan').inputValue(), 'Mutu beton')
    await form.getByRole('button', { name: 'Kirim' }).click()
    await meja.page.getByText('Topik baru berhasil dibuat').waitFor()
    await tanya.getByRole('button', { name: 'Ubah pertanyaan Mutu beton' }).click()
    const ubah = meja.page.getByRole('dialog', { name: 'Ubah pertanyaan' })
    await ubah.locator('[name=message]').fill('Apakah mutu beton K-400 diterima?')
    await ubah.getByRole('button', { name: 'Kirim' }).click()
    await meja.page.getByText('Topik berhasil diperbarui').waitFor()

    const lain = dialog(ponsel.page)
    await lain.getByRole('button', { name: 'Refresh' }).click()
    await lain.getByText('Apakah mutu beton K-400 diterima?').waitFor()
    await lain.getByText(/^Peserta 1 ·/).waitFor()
    assert.equal(await lain.getByText('PT Karya Sejahtera').count(), 0)
    assert.equal(await lain.getByRole('button', { name: /Ubah pertanyaan/ }).count(), 0)
    await lain.getByLabel('Tulis pesan pada Mutu beton').fill('Kami juga ingin tahu.')
    await lain.getByRole('button', { name: 'Kirim', exact: true }).click()
    await ponsel.page.getByText('Pesan telah terkirim').waitFor()
    await periksa(ponsel.page, 'penjelasan-390')

    const [topik] = await kueri<{ id: number }>('select id from topik where paket_id = ?', [id])
    const jawaban = await fetch(new URL('/api/tender/chat/message', meja.page.url()), {
      method: 'POST',
      headers: {
        'Authorization': `Bearer ${await masukSebagai(p.pokja[0]!)}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ chatId: topik!.id, message: 'Ya, paling rendah K-350.' }),
    })
    assert.equal(jawaban.status, 200)
    // The answer arrives by itself.
    await tanya.getByText('Ya, paling rendah K-350.').waitFor()
    await tanya.getByText('Dijawab panitia').waitFor()
    await periksa(meja.page, 'penjelasan-1440')

    // Submission: four files each; the price is asked once more; every file has its receipt.
    for (const [{ page }, harga] of [
      [meja, '850000000'],
      [ponsel, '910000000'],
    ] as const) {
      await keTahap(page, id, 'pemasukan')
      await dialog(page).getByText('0 dari 4 berkas sudah diterima').waitFor()
      await unggah(page, 'K', 'kualifikasi.pdf')
      await dialog(page)
        .getByText(/Nomor tanda terima/)
        .waitFor()
      await periksa(page, `pemasukan-${page.viewportSize()!.width}`)
      await unggah(page, 'A', 'administrasi.pdf')
      await unggah(page, 'T', 'teknis.pdf')
      await unggah(page, 'H', 'harga.pdf', harga)
      await dialog(page).getByText('Penawaran Anda lengkap').waitFor()
    }
    await periksa(meja.page, 'pemasukan-lengkap-1440')
    const unduhan = meja.page.waitForEvent('download')
    await dialog(meja.page)
      .getByRole('button', { name: 'Unduh tanda terima (PDF)' })
      .first()
      .click()
    assert.match((await unduhan).suggestedFilename(), /\.pdf$/)
    const masukan = await kueri<{ n: number }>(
      'select count(*)::int as n from penawaran where paket_id = ? group by rekanan_id',
      [id]
    )
    assert.deepEqual(masukan, [{ n: 4 }, { n: 4 }])

    // After the end everything is read-only, and says what was received.
    await geserJadwal(id, 'pembukaan')
    await meja.page.goto(`/vendor?tahun=2026&paket=${id}&tahap=pemasukan`)
    await dialog(meja.page).getByText('4 dari 4 berkas sudah diterima').waitFor()
    assert.equal(await dialog(meja.page).locator('input[type=file]').count(), 0)
    await dialog(meja.page)
      .getByText(/^Tahap berakhir/)
      .waitFor()

    await buka(meja.page, p)
    // Results: the winner and the second, each with what it may see.
    await buatNilai(id, a.rekanan.id, { nilai: 850_000_000 })
    await buatNilai(id, b.rekanan.id, { nilai: 910_000_000, harga: 93 })
    await buatPenetapan({ id, ppk: p.ppk, pokja: p.pokja }, [
      { id: a.rekanan.id, nama: 'PT Karya Sejahtera' },
      { id: b.rekanan.id, nama: 'PT Bangun Bersama' },
    ])
    for (const { page } of [meja, ponsel]) await keTahap(page, id, 'pengumuman-pemenang')
    await dialog(meja.page).getByText('Admin belum upload file pengumuman.').waitFor()
    await dialog(meja.page).getByText('Anda ditetapkan sebagai pemenang').waitFor()
    await dialog(meja.page).getByText('Rp 910.000.000').waitFor()
    await periksa(meja.page, 'hasil-1440')
    await dialog(ponsel.page).getByText('Peringkat 2').first().waitFor()
    assert.equal(await dialog(ponsel.page).getByText('Anda ditetapkan sebagai pemenang').count(), 0)
    await periksa(ponsel.page, 'hasil-390')

    // The second objects, once.
    await keTahap(ponsel.page, id, 'sanggah')
    const sanggah = dialog(ponsel.page)
    await sanggah.getByRole('button', { name: 'Kirim sanggahan' }).click()
    await sanggah.getByText('Silahkan masukan file sanggah').first().waitFor()
    await sanggah.locator('input[type=file]').setInputFiles(berkasUji('sanggah.pdf'))
    await sanggah.getByRole('button', { name: 'Kirim sanggahan' }).click()
    await ponsel.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Kirim sanggahan' })
      .click()
    await ponsel.page.getByText('File berhasil diupload').waitFor()
    await sanggah.getByText('Admin belum mengirim sanggahan').waitFor()
    assert.equal(await sanggah.locator('input[type=file]').count(), 0)
    await periksa(ponsel.page, 'sanggah-390')

    assert.deepEqual([...meja.keluhan.daftar, ...ponsel.keluhan.daftar], [])
    await meja.page.context().close()
    await ponsel.page.context().close()
  }).timeout(180_000)

  test('yang bukan peserta hanya melihat informasi; rekanan N melihat status registrasinya', async ({
    assert,
  }) => {
    const p = await buatPaketTerbit({ nama: NAMA })
    await geserJadwal(p.paket.id, 'penjelasan')
    const luar = await buatPenyedia({ nama: 'PT Tidak Ikut' })
    const { page, keluhan } = await masuk(luar.token)
    await page.goto(`/vendor?tahun=2026&paket=${p.paket.id}&tahap=penjelasan`)
    await dialog(page).getByText('Anda belum terdaftar pada paket ini').waitFor()
    assert.equal(await dialog(page).getByRole('tab').count(), 1)
    await dialog(page).getByRole('button', { name: 'Informasi' }).click()
    await dialog(page).getByText('Informasi paket').waitFor()
    await page.goto('/vendor?tahun=2026&paket=987654')
    await page.getByText('Paket ini tidak dapat dibuka').waitFor()

    const baru = await buatPenyedia({ status: 'V' })
    const menunggu = await masuk(baru.token)
    await menunggu.page.goto('/vendor')
    await menunggu.page.getByRole('heading', { name: 'Status Registrasi Rekanan' }).waitFor()
    assert.equal(await menunggu.page.getByText('Paket Lelang Tahun Anggaran').count(), 0)
    assert.deepEqual([...keluhan.daftar, ...menunggu.keluhan.daftar], [])
    await page.context().close()
    await menunggu.page.context().close()
  })
})
