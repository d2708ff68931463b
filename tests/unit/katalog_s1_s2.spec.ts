/**
 * Words of S1 §2, §8 and of S2 §2, §8 that a vendor reads, written down word for word: what a failure says around the
 * server's message, what stands where nothing is, and the headings. (Those that other tests wait for are not repeated.)
 */
import { test } from '@japa/runner'
import { akun } from '@eproc/i18n/id/akun'
import { dosir } from '@eproc/i18n/id/dosir'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { verifikasi } from '@eproc/i18n/id/verifikasi'

const m = 'message'

test.group('S1 and S2, the catalogue', () => {
  test('a failure names the deed, and the server’s message as written', ({ assert }) => {
    const { errors } = dosirLayar
    assert.deepEqual(
      [
        tenderLayar.pakta.failed(m),
        tenderLayar.penjelasan.createFailed(m),
        tenderLayar.penjelasan.updateFailed(m),
        tenderLayar.uploadError(m),
        penawaran.layar.gagal(m),
        tenderStaf.gagal.unggah(m),
        tenderStaf.gagal.unggahPenjelasan(m),
        errors.save(m),
        errors.edit(m),
        errors.remove,
        errors.hapusRinci(m),
        errors.muatPribadi(m),
        errors.simpanPribadi(m),
        errors.muatPengalaman(m),
        errors.simpanPengalaman(m),
        errors.hapusPengalaman(m),
        errors.muatSertifikat(m),
        errors.simpanSertifikat(m),
        errors.hapusSertifikat(m),
        verifikasi.pesan.gagalStatus(m),
        verifikasi.pesan.gagalRemark(m),
        verifikasi.pesan.sertifikatGagal(m),
        verifikasi.pesan.sertifikatGagalKirim('a@b.id'),
        verifikasi.pesan.blacklistGagal,
        verifikasi.pesan.blacklistError,
      ],
      [
        'Error dalam pendaftaran. [message]',
        'Gagal membuat topik [message]',
        'Gagal update topik [message]',
        '[message] Gagal upload file',
        '[message] Gagal upload file',
        '[message] Gagal upload file',
        '[message] Gagal upload',
        'Gagal menyimpan! message',
        'Gagal update! message',
        'Error dalam penghapusan data ! Silahkan coba beberapa saat lagi',
        'Error dalam penghapusan data ! Silahkan coba beberapa saat lagi. message',
        'Gagal mengambil data pribadi. [message]',
        'Gagal simpan data pribadi. [message]',
        'Gagal mengambil data pengalaman [message]',
        'Gagal simpan data pengalaman [message]',
        'Gagal hapus data pengalaman [message]',
        'Gagal mengambil data [message]',
        'Gagal simpan data sertifikat [message]',
        'Gagal hapus data sertifikat [message]',
        'Gagal update status verifikasi vendor [message]',
        'Gagal update status remark vendor [message]',
        'Serifikat Gagal Dibuat message',
        'Serifikat Gagal Dikirim ke a@b.id',
        'Data failed updated!',
        'Failed to update data. Please try again.',
      ]
    )
  })

  test('a rule names its limit', ({ assert }) => {
    assert.deepEqual(
      [akun.aturan.userIdMinimal(5), akun.aturan.passwordMinimal(5), dosir.aturan.masaBerlaku(60)],
      [
        'User ID minimal 5 karakter',
        'Password minimal 5 karakter',
        'Masa berlaku Ijin Usaha minimal 60 hari',
      ]
    )
  })

  test('headings, notes and what stands where nothing is', ({ assert }) => {
    assert.deepEqual(
      [
        tenderLayar.list.volume('3'),
        tenderLayar.informasi.peserta('4'),
        tenderLayar.ba.empty,
        tenderLayar.sppbj.empty,
        tenderLayar.sanggah.noJawaban,
        dosirLayar.minimalPengalaman,
        dosirLayar.pengalamanPerson,
        dosirLayar.wajibNib,
      ],
      [
        '3 Paket',
        '4 peserta',
        'Admin belum mengirim berita acara klarifikasi negosiasi',
        'Admin belum mengirim sppbj',
        'Admin belum mengirim sanggahan',
        'Pengalaman Perusahaan (minimal 2)',
        'Pengalaman (Minimal 2)',
        'Ijin NIB wajib diisi.',
      ]
    )
  })
})
