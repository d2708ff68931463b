/**
 * The catalogue of S3 §8, written down word for word: what a failure says around the server's message, and what is said
 * when a deed is done.
 */
import { test } from '@japa/runner'
import { paket } from '@eproc/i18n/id/paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { panitiaAnswers } from '@eproc/i18n/id/panitia_answers'
import { spk } from '@eproc/i18n/id/spk'
import { spkLayar } from '@eproc/i18n/id/spk_office'
import { tender } from '@eproc/i18n/id/tender'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'

const m = 'message'

test.group('S3 §8, the catalogue', () => {
  test('a failure names the deed, and the server’s message in brackets', ({ assert }) => {
    const { gagal } = tenderStaf
    assert.deepEqual(
      [
        gagal.sanggah(m),
        gagal.sppbj(m),
        gagal.selesai(m),
        paketLayar.gagal.proses(m),
        gagal.negosiasi(m),
        gagal.kontrak(m),
        gagal.smpk(m),
        paketLayar.gagal.revisi(m),
        paketLayar.gagal.approve(m),
        paketLayar.gagal.upload(m),
        paketLayar.gagal.publish(m),
        panitiaAnswers.gagal.konfirmasi(m, 'TDR-1'),
        panitiaAnswers.gagal.simpan(m, 'TDR-1'),
        panitiaAnswers.gagal.hapus(m, 'TDR-1'),
        gagal.undangan(m),
        gagal.daftarUndangan(m),
        gagal.daftarPerorangan(m),
        gagal.beritaAcara(m),
        gagal.unggah(m),
        gagal.baPl(m),
        tenderLayar.pakta.failed(m),
        spkLayar.gagal(m),
      ],
      [
        'Gagal mengirim fiel sanggah. [message]',
        'Gagal mengirim Sppbj. [message]',
        'Gagal update proses penyelesaian tender [message]',
        'Gagal update proses penyelesaian tender [message]',
        'Gagal simpan hasil negosiasi [message]',
        'Gagal simpan form surat [message]',
        'Gagal update proses penyelesaian smpk [message]',
        'Gagal simpan revisi jadwal [message]',
        'Gagal approve revisi jadwal [message]',
        'Gagal upload file jadwal [message]',
        '[message] Gagal publish paket',
        '[message] Gagal konfirmasi tender dengan kode TDR-1',
        '[message] Gagal update proses tender TDR-1',
        '[message] Gagal menghapus proses tender TDR-1',
        'Gagal mengirim undangan. [message]',
        'Gagal listing rekanan [message]',
        'Gagal listing perorangan [message]',
        'Gagal mengirim BA klarifikasi negosiasi. [message]',
        '[message] Gagal upload file',
        'Gagal upload file berita acara. [message]',
        'Error dalam pendaftaran. [message]',
        '[message] Gagal menambahkan data kegiatan',
      ]
    )
  })

  test('a deed that is done says so', ({ assert }) => {
    assert.deepEqual(
      [
        tenderHasil.sanggah.terkirim,
        tenderHasil.sppbj.berhasil,
        paket.sukses.selesai,
        tenderHasil.negosiasi.berhasil,
        tenderHasil.kontrak.berhasil,
        tenderHasil.kontrak.smpk,
        paket.sukses.revisi,
        paket.sukses.revisiDisetujui,
        paket.sukses.berkasJadwal,
        paket.sukses.terbit,
        paket.sukses.gagal,
        paket.sukses.batal,
        panitiaAnswers.sukses.konfirmasi('TDR-1'),
        panitiaAnswers.sukses.simpan('TDR-1'),
        panitiaAnswers.sukses.hapus('TDR-1'),
        tender.undangan.berhasil,
        tenderHasil.beritaAcara.berhasil,
        tenderHasil.baPl.berhasil,
        spk.sukses,
        tender.daftar.berhasil,
      ],
      [
        'File sanggah telah dikirim',
        'Sppbj telah dikirim',
        'Proses tender telah selesai',
        'Hasil negosiasi berhasil disimpan',
        'Form surat berhasil disimpan',
        'Proses smpk telah selesai',
        'Revisi jadwal berhasil disimpan',
        'Revisi jadwal berhasil di-approve',
        'File jadwal berhasil di-upload',
        'Paket telah dipublish',
        'Proses tender telah digagalkan / tidak ditemukan pemenang',
        'Proses tender telah dibatalkan',
        'Tender dengan kode TDR-1 berhasil di konfirmasi',
        'Proses tender dengan kode TDR-1 berhasil di-update',
        'Proses tender TDR-1 berhasil dihapus',
        'Undangan telah dikirim',
        'BA klarifikasi negosiasi telah dikirim',
        'File berita acara berhasil diupload',
        'Data kegiatan berhasil ditambahkan',
        'Proses pendaftaran berhasil',
      ]
    )
  })
})
