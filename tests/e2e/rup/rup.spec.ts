/** 3.1: an activity from the operator's form through four inboxes to the public plan, in a real browser. */
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { buatPengguna, masukSebagai, type IsiPengguna } from '@eproc/database/factories/pengguna'
import { buatKegiatan, idCoaUji } from '@eproc/database/factories/rup'
import { buatPaketTerbit } from '@eproc/database/factories/paket'
import {
  bukaHalaman,
  LAYAR,
  periksaAxe,
  periksaLebar,
  potret,
  type Page,
} from '../../lib/peramban.ts'

type Layar = keyof typeof LAYAR
const tandaBaru = () => randomBytes(3).toString('hex')

async function periksa(page: Page, nama: string) {
  await page.evaluate('document.fonts.ready.then(() => null)')
  await periksaAxe(page)
  await periksaLebar(page)
  await potret(page, `rup-${nama}`)
}

const judul = (page: Page, nama: string) =>
  page.getByRole('heading', { level: 1, name: nama, exact: true }).waitFor()

async function masuk(layar: Layar, isi: IsiPengguna) {
  const pengguna = await buatPengguna(isi)
  const token = await masukSebagai(pengguna)
  const { page, keluhan } = await bukaHalaman({ layar })
  await page.addInitScript(`localStorage.setItem('eproc.token', '${token}')`)
  return { page, keluhan, pengguna }
}

test.group('Rencana di peramban', () => {
  for (const layar of Object.keys(LAYAR) as Layar[]) {
    test(`kegiatan: dari operator sampai disetujui PA dan tampil bagi umum (${layar})`, async ({
      assert,
    }) => {
      const tanda = tandaBaru()
      await idCoaUji()
      const operator = await masuk(layar, {
        peran: 'operator',
        divisi: '2020',
        nama: `Rina ${tanda}`,
      })
      const jajaran = [
        {
          ...(await masuk(layar, { peran: 'manajer', divisi: '2020', nama: `Agus ${tanda}` })),
          beranda: '/rup/kegiatan/sup',
          kepala: 'Approval Kegiatan',
        },
        {
          ...(await masuk(layar, { peran: 'ppk', divisi: '20', nama: `Bambang ${tanda}` })),
          beranda: '/ppk',
          kepala: 'Persetujuan saya',
        },
        {
          ...(await masuk(layar, { peran: 'manajerULP', divisi: '1040', nama: `Yusuf ${tanda}` })),
          beranda: '/rup/kegiatan/sup',
          kepala: 'Approval Kegiatan',
        },
        {
          ...(await masuk(layar, { peran: 'pa', divisi: '20', nama: `Hendra ${tanda}` })),
          beranda: '/rup/kegiatan/pa',
          kepala: 'Approval Kegiatan',
        },
      ]
      const { page } = operator
      const dialog = page.getByRole('dialog')

      await page.goto('/rup/home')
      await judul(page, 'Program')
      await page.getByRole('button', { name: 'Tambah program' }).first().click()
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await dialog.getByText('Field harus diisi!.').first().waitFor()
      await periksa(page, `program-galat-${layar}`)
      await dialog.getByLabel('Kode').fill(`PR-${tanda}`)
      await dialog.getByLabel('Program', { exact: false }).last().fill(`Penataan ${tanda}`)
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data program berhasil ditambahkan').waitFor()
      await page.getByText(`Penataan ${tanda}`).first().waitFor()
      await periksa(page, `program-${layar}`)

      await page.goto('/rup/kegiatan')
      await judul(page, 'Kegiatan')
      await page.getByRole('button', { name: 'Tambah kegiatan' }).first().click()
      await dialog.getByLabel('Program').selectOption({ label: `PR-${tanda} Penataan ${tanda}` })
      await dialog.getByLabel('Kode').fill(`KG-${tanda}`)
      await dialog.getByLabel('Kegiatan').fill(`Taman ${tanda}`)
      await dialog.getByLabel('Jenis Pengadaan').selectOption('KON')
      await dialog.getByLabel('CoA').selectOption({ index: 1 })
      await dialog.getByLabel('PPK').selectOption({ label: `Bambang ${tanda}` })
      await dialog.getByLabel('Pagu').fill('750000000')
      await periksa(page, `kegiatan-isian-${layar}`)
      await dialog.getByRole('button', { name: 'Simpan' }).click()
      await page.getByText('Data kegiatan berhasil ditambahkan').waitFor()
      await page.getByRole('searchbox').fill(tanda)
      await page.waitForURL(`**q=${tanda}**`)
      await page.getByText('Baru').last().waitFor()
      await periksa(page, `kegiatan-${layar}`)
      await page.getByRole('button', { name: `Ajukan: KG-${tanda} Taman ${tanda}` }).click()
      await dialog.getByText('Rp 750.000.000').first().waitFor()
      await dialog.getByRole('button', { name: 'Ajukan' }).click()
      await page.getByRole('dialog', { name: `Ajukan kegiatan Taman ${tanda}?` }).waitFor()
      await periksa(page, `kegiatan-ajukan-${layar}`)
      await page
        .getByRole('dialog', { name: `Ajukan kegiatan Taman ${tanda}?` })
        .getByRole('button', { name: 'Ajukan' })
        .click()
      await page.getByText('Kegiatan telah diajukan').waitFor()

      for (const [i, p] of jajaran.entries()) {
        await p.page.goto(p.beranda)
        await judul(p.page, p.kepala)
        const buka = p.page.getByRole('link', { name: `Buka: KG-${tanda} Taman ${tanda}` })
        await buka.waitFor()
        await p.page.getByText(`Diajukan Rina ${tanda}`).first().waitFor()
        await periksa(p.page, `kotak-${i}-${layar}`)
        await buka.click()
        const isi = p.page.getByRole('dialog').first()
        await isi.getByText('Menunggu', { exact: true }).first().waitFor()
        await periksa(p.page, `rincian-${i}-${layar}`)
        await isi.getByRole('button', { name: 'Setujui' }).click()
        await p.page
          .getByRole('dialog', { name: `Setujui kegiatan Taman ${tanda}?` })
          .getByRole('button', { name: 'Setujui' })
          .click()
        await p.page.getByText('Kegiatan telah disetujui').waitFor()
        await buka.waitFor({ state: 'detached' })
        assert.isEmpty(p.keluhan.daftar)
        await p.page.context().close()
      }

      await page.reload()
      await page.getByText('Disetujui Direksi').last().waitFor()
      await page.goto('/rup-kegiatan?q=' + tanda)
      await judul(page, 'Rencana Umum Pengadaan')
      await page.getByText(`Taman ${tanda}`).first().waitFor()
      await periksa(page, `publik-${layar}`)
      assert.isEmpty(operator.keluhan.daftar)
      await page.context().close()
    }).timeout(180_000)

    test(`penolakan: catatan kembali, diperbaiki, perbedaannya tampak (${layar})`, async ({
      assert,
    }) => {
      const tanda = tandaBaru()
      const ppk = await buatPengguna({ peran: 'ppk', divisi: '20', nama: `Bambang ${tanda}` })
      const operator = await masuk(layar, {
        peran: 'operator',
        divisi: '2020',
        nama: `Rina ${tanda}`,
      })
      const manajer = await masuk(layar, {
        peran: 'manajer',
        divisi: '2020',
        nama: `Agus ${tanda}`,
      })
      const k = await buatKegiatan({
        nama: `Jalan ${tanda}`,
        persetujuan: 'S',
        ppk,
        pengaju: operator.pengguna,
        penyunting: [operator.pengguna],
      })
      const { page } = manajer
      await page.goto(`/rup/kegiatan/sup?kegiatan=${k.id}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click()
      const tolak = page.getByRole('dialog', { name: `Tolak kegiatan Jalan ${tanda}?` })
      await tolak.getByRole('button', { name: 'Tolak' }).click()
      await tolak.getByText('Field harus diisi!.').first().waitFor()
      await tolak.getByLabel('Catatan penolakan').fill('Pagu terlalu tinggi')
      await periksa(page, `tolak-${layar}`)
      await tolak.getByRole('button', { name: 'Tolak' }).click()
      await page.getByText('dikembalikan kepada penyusunnya').waitFor()

      const o = operator.page
      await o.goto(`/rup/kegiatan?kegiatan=${k.id}`)
      await o.getByRole('dialog').getByText('Pagu terlalu tinggi').first().waitFor()
      await o.goto(`/rup/kegiatan?q=${tanda}&sunting=${k.id}`)
      const isian = o.getByRole('dialog')
      await isian.getByText('persetujuannya diulang').waitFor()
      await isian.getByLabel('Pagu').fill('500000000')
      await isian.getByRole('button', { name: 'Simpan' }).click()
      await o.getByText('Data kegiatan berhasil diperbarui').waitFor()
      await o.getByRole('button', { name: `Ajukan: ${k.kode} Jalan ${tanda}` }).click()
      await o.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click()
      await o
        .getByRole('dialog', { name: `Ajukan kegiatan Jalan ${tanda}?` })
        .getByRole('button', { name: 'Ajukan' })
        .click()
      await o.getByText('Kegiatan telah diajukan').waitFor()

      await page.goto(`/rup/kegiatan/sup?kegiatan=${k.id}`)
      const beda = page.getByRole('dialog').getByRole('table').first()
      await beda.getByText('Rp 1.000.000.000').waitFor()
      await beda.getByText('Rp 500.000.000').waitFor()
      await periksa(page, `beda-${layar}`)
      assert.isEmpty([...manajer.keluhan.daftar, ...operator.keluhan.daftar])
      await page.context().close()
      await o.context().close()
    })

    test(`konsolidasi, daftar, dan halaman umum (${layar})`, async ({ assert }) => {
      const tanda = tandaBaru()
      const ppk = await buatPengguna({ peran: 'ppk', divisi: '20', nama: `Bambang ${tanda}` })
      const lain = await buatPengguna({ peran: 'ppk', divisi: '20', nama: `Citra ${tanda}` })
      const a = await buatKegiatan({ nama: `Satu ${tanda}`, persetujuan: 'AD', ppk })
      const b = await buatKegiatan({ nama: `Dua ${tanda}`, persetujuan: 'AD', ppk })
      const c = await buatKegiatan({ nama: `Tiga ${tanda}`, persetujuan: 'AD', ppk: lain })
      const ulp = await masuk(layar, { peran: 'operatorULP', divisi: '1040' })
      const { page } = ulp
      await page.goto(`/rup/kegiatan/ulp?q=${tanda}`)
      await judul(page, 'Konsolidasi Kegiatan')
      await page.getByRole('checkbox', { name: `Pilih ${a.kode}` }).check()
      await page.getByRole('checkbox', { name: `Pilih ${b.kode}` }).check()
      assert.isTrue(await page.getByRole('checkbox', { name: `Pilih ${c.kode}` }).isDisabled())
      await periksa(page, `konsolidasi-${layar}`)
      await page.getByRole('button', { name: 'Buat paket dari 2 kegiatan' }).click()
      await page.waitForURL('**/rup/paket/penyedia?**')
      await page.goto(`/rup/kegiatan/view?q=${tanda}`)
      await judul(page, 'Semua Kegiatan')
      await page.getByText(`Tiga ${tanda}`).first().waitFor()
      await periksa(page, `semua-${layar}`)
      assert.isEmpty(ulp.keluhan.daftar)
      await page.context().close()

      const { paket } = await buatPaketTerbit({ nama: `Gedung ${tanda}`, ppk })
      const umum = await bukaHalaman({ layar })
      const u = umum.page
      await u.goto('/')
      await u.getByRole('link', { name: 'Selengkapnya' }).first().waitFor()
      await u.getByText(`Gedung ${tanda}`).first().waitFor()
      await periksa(u, `beranda-${layar}`)
      await u.getByRole('button', { name: `Detail Gedung ${tanda}` }).click()
      const detail = u.getByRole('dialog')
      await detail.getByRole('tab', { name: 'Informasi' }).waitFor()
      await detail.getByText(paket.kode).first().waitFor()
      await periksa(u, `beranda-detail-${layar}`)
      await detail.getByRole('button', { name: 'Tutup' }).last().click()
      await detail.waitFor({ state: 'detached' })
      await u.getByRole('link', { name: 'Selengkapnya' }).first().click()
      await judul(u, 'Daftar Paket')
      await u.getByRole('searchbox').fill(tanda)
      await u.waitForURL(`**q=${tanda}**`)
      await u.getByText(`Gedung ${tanda}`).first().waitFor()
      await periksa(u, `lelang-${layar}`)
      await u.goto('/masa-sanggah')
      await u.getByText('MASA SANGGAH', { exact: true }).waitFor()
      await periksa(u, `sanggah-${layar}`)
      await u
        .getByRole('navigation', { name: 'Hasil dan sanggah' })
        .getByRole('link', { name: 'Hasil Tender' })
        .click()
      await judul(u, 'Hasil Tender')
      await u.getByText('HASIL TENDER', { exact: true }).waitFor()
      await periksa(u, `hasil-${layar}`)
      assert.isEmpty(umum.keluhan.daftar)
      await u.context().close()
    })
  }
})
