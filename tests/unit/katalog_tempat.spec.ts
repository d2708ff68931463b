/**
 * The sentences of S3 §2, §5, §8 and S2 §2.6, §2.7, §8 (and of S1 §8) that a screen says around the server's answer: each stands word
 * for word here, and in the file whose deed it belongs to. (What the server says itself, its own calls' tests hold.)
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { kosongRevisi } from '@eproc/i18n/id/resources/paket'
import { master } from '@eproc/i18n/id/master'
import { paket } from '@eproc/i18n/id/paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { panitia } from '@eproc/i18n/id/panitia'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { pilihan } from '@eproc/i18n/id/pilihan'
import { resources } from '@eproc/i18n/id/resources_office'
import { spkLayar } from '@eproc/i18n/id/spk_office'
import { tender } from '@eproc/i18n/id/tender'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'

const ROOT = join(import.meta.dirname, '../..')
const OFFICE = 'backoffice/src'
const TENDER = `${OFFICE}/tender`
const SURAT = `${TENDER}/panel/surat`
const PAKET = `${OFFICE}/paket`
const REKANAN = `${OFFICE}/rekanan`

/** As S3 and S2 write it, as the product says it, the file that says it, the deed there and the words as they stand there. */
type Line = readonly [spec: string, said: string, file: string, deed: string, words: string]

const m = 'message'
const nama = 'PT Maju'
const { gagal } = tenderStaf
const { pesan } = verifikasi

// prettier-ignore
const FAILURES: readonly Line[] = [
  ['Gagal mengirim fiel sanggah. [message]', gagal.sanggah(m), `${SURAT}/SanggahPanel.tsx`, 'office.jawabSanggah(', 'failed: tenderStaf.gagal.sanggah'],
  ['Gagal mengirim Sppbj. [message]', gagal.sppbj(m), `${SURAT}/SppbjPanel.tsx`, 'office.kirimSppbj(', 'failed: tenderStaf.gagal.sppbj'],
  ['Gagal update proses penyelesaian tender [message]', gagal.selesai(m), `${TENDER}/dialog/TenderSelesai.tsx`, 'office.selesaikanTender(', 'tenderStaf.gagal.selesai'],
  ['Gagal update proses penyelesaian tender [message]', paketLayar.gagal.proses(m), `${PAKET}/deeds/ProcessDeeds.tsx`, 'office.gagalkanPaket(', 'failed={gagal.proses}'],
  ['Gagal update proses penyelesaian tender [message]', paketLayar.gagal.proses(m), `${PAKET}/deeds/ProcessDeeds.tsx`, 'office.batalkanPaket(', 'failed={gagal.proses}'],
  ['Gagal simpan hasil negosiasi [message]', gagal.negosiasi(m), `${TENDER}/panel/NegosiasiPanel.tsx`, 'office.simpanNegosiasi(', 'tenderStaf.gagal.negosiasi'],
  ['Gagal simpan form surat [message]', gagal.kontrak(m), `${TENDER}/panel/SpkPanel.tsx`, 'office.simpanKontrak(', 'tenderStaf.gagal.kontrak'],
  ['Gagal update proses penyelesaian smpk [message]', gagal.smpk(m), `${TENDER}/panel/SpmkPanel.tsx`, 'office.selesaikanSpmk(', 'tenderStaf.gagal.smpk'],
  ['Gagal simpan revisi jadwal [message]', paketLayar.gagal.revisi(m), `${PAKET}/jadwal/revisi_draft.ts`, 'office.ajukanRevisi(', 'paketLayar.gagal.revisi(message)'],
  ['Gagal approve revisi jadwal [message]', paketLayar.gagal.approve(m), `${PAKET}/jadwal/RevisiShow.tsx`, 'office.setujuiRevisi(', 'failed={paketLayar.gagal.approve}'],
  ['Gagal upload file jadwal [message]', paketLayar.gagal.upload(m), `${PAKET}/deeds/FileJadwalDialog.tsx`, 'office.unggahFileJadwal(', 'paketLayar.gagal.upload(message)'],
  ['[message] Gagal publish paket', paketLayar.gagal.publish(m), `${PAKET}/deeds/RowDeeds.tsx`, 'office.terbitkanPaket(', 'failed={paketLayar.gagal.publish}'],
  ['[message] Gagal publish paket', paketLayar.gagal.publish(m), `${PAKET}/deeds/ProcessDeeds.tsx`, 'office.terbitkanPaket(', 'failed: gagal.publish'],
  ['[message] Gagal konfirmasi tender dengan kode 12', panitia.gagal.konfirmasi(m, '12'), `${OFFICE}/panitia/DrafDeeds.tsx`, 'office.ubahStatusTender(', 'panitia.gagal.konfirmasi(message, tender.kode)'],
  ['[%{message}] Gagal update proses tender %{kode}', resources['panitia/paket'].notifications.update_failed, `${OFFICE}/shared/form/FormErrors.tsx`, 'defaultValues?.id', "'update_failed'"],
  ['[%{message}] Gagal menghapus proses tender %{kode}', resources['panitia/paket'].notifications.delete_failed, `${OFFICE}/shared/record/DeleteQuestion.tsx`, 'useDeleteController', 'notifications.delete_failed'],
  ['Gagal mengirim undangan. [message]', gagal.undangan(m), `${SURAT}/UndanganPanel.tsx`, 'office.kirimUndangan(', 'failed: tenderStaf.gagal.undangan'],
  ['Gagal listing rekanan [message]', gagal.daftarUndangan(m), `${SURAT}/UndanganPanel.tsx`, 'reference="tender/undangan"', "'daftarUndangan'"],
  ['Gagal listing perorangan [message]', gagal.daftarPerorangan(m), `${SURAT}/UndanganPanel.tsx`, 'reference="tender/undangan"', "jenisPeserta === 'O' ? 'daftarPerorangan'"],
  ['Gagal mengirim BA klarifikasi negosiasi. [message]', gagal.beritaAcara(m), `${SURAT}/BaNegosiasiPanel.tsx`, 'office.kirimBeritaAcara(', 'failed: tenderStaf.gagal.beritaAcara'],
  ['[message] Gagal upload file', gagal.unggah(m), `${TENDER}/panel/SdpPanel.tsx`, 'office.unggahDokumen(', 'tenderStaf.gagal.unggah'],
  ['[message] Gagal upload file', gagal.unggah(m), `${TENDER}/berkas/BerkasTahap.tsx`, 'office.unggahBerkasTahap(', 'tenderStaf.gagal.unggah'],
  ['[message] Gagal upload', gagal.unggahPenjelasan(m), `${TENDER}/berkas/BerkasTahap.tsx`, 'office.unggahBerkasTahap(', "tipe === 'penjelasan' ? tenderStaf.gagal.unggahPenjelasan"],
  ['Gagal upload file berita acara. [message]', gagal.baPl(m), `${SURAT}/BaPlPanel.tsx`, 'office.unggahBeritaAcaraPl(', 'tenderStaf.gagal.baPl'],
  ['[message] Gagal simpan evaluasi vendor', gagal.evaluasi(m), `${TENDER}/panel/EvaluasiPanel.tsx`, 'office.simpanEvaluasi(', 'tenderStaf.gagal.evaluasi'],
  ['Error dalam pendaftaran. [message]', tenderLayar.pakta.failed(m), 'vendor-portal/src/tender/paket/PaktaDialog.tsx', '/api/lelang/peserta/daftar', '.failed('],
  ['[message] Gagal menambahkan data kegiatan', spkLayar.gagal(m), `${OFFICE}/spk/SpkForm.tsx`, 'simpanSpk(', 'text.gagal(message)'],
  ['Gagal update status verifikasi vendor [message]', pesan.gagalStatus(m), `${REKANAN}/verifikasi/DecisionBar.tsx`, 'office.setujuiBagian(', 'verifikasi.pesan.gagalStatus(message)'],
  ['Gagal update status remark vendor [message]', pesan.gagalRemark(m), `${REKANAN}/verifikasi/RemarkForm.tsx`, 'office.catatKekurangan(', 'verifikasi.pesan.gagalRemark(message)'],
  ['Serifikat Gagal Dibuat message', pesan.sertifikatGagal(m), `${REKANAN}/sertifikat/SertifikatDeeds.tsx`, 'office.buatSertifikat(', 'verifikasi.pesan.sertifikatGagal(message)'],
  ['Serifikat Gagal Dikirim ke message', pesan.sertifikatGagalKirim(m), `${REKANAN}/sertifikat/SertifikatDeeds.tsx`, 'office.kirimSertifikat(', 'verifikasi.pesan.sertifikatGagalKirim('],
  ['File sertifikat vendor belum dibuat, silahkan dibuat terlebih dahulu', pesan.sertifikatBelumAda, `${REKANAN}/sertifikat/SertifikatDeeds.tsx`, 'if (!vendor.sertifikat)', 'verifikasi.pesan.sertifikatBelumAda'],
  ['Data failed updated!', pesan.blacklistGagal, `${REKANAN}/blacklist/BlacklistForm.tsx`, 'office.ubahBlacklist(', 'blacklistGagal'],
  ['Failed to update data. Please try again.', pesan.blacklistError, `${REKANAN}/blacklist/BlacklistForm.tsx`, 'office.ubahBlacklist(', ': blacklistError'],
  ['Gagal mengambil data berita/informasi [%{message}]', resources['admin/berita-informasi'].message.load_failed, `${OFFICE}/shared/list/ListStates.tsx`, 'refetch', 'message.load_failed'],
  ['Gagal simpan data berita/informasi [%{message}]', resources['admin/berita-informasi'].notifications.update_failed, `${OFFICE}/shared/form/FormErrors.tsx`, 'defaultValues?.id', "'update_failed'"],
  ['Gagal hapus data berita/informasi [%{message}]', resources['admin/berita-informasi'].notifications.delete_failed, `${OFFICE}/shared/record/DeleteQuestion.tsx`, 'useDeleteController', 'notifications.delete_failed'],
  ...(['lokasi proyek', 'CoA', 'divisi'] as const).flatMap((noun): Line[] => {
    const { notifications: n } = resources[({ 'lokasi proyek': 'admin/lokasi-proyek', 'CoA': 'admin/coa', 'divisi': 'admin/divisi' } as const)[noun]]
    return [
      [`[%{message}] Gagal menambahkan data ${noun}`, n.create_failed, `${OFFICE}/shared/form/FormErrors.tsx`, 'defaultValues?.id', "'create_failed'"],
      [`[%{message}] Gagal update data ${noun}`, n.update_failed, `${OFFICE}/shared/form/FormErrors.tsx`, 'defaultValues?.id', "'update_failed'"],
      [`[%{message}] Gagal menghapus data ${noun}`, n.delete_failed, `${OFFICE}/shared/record/DeleteQuestion.tsx`, 'useDeleteController', 'notifications.delete_failed'],
    ]
  }),
]

// prettier-ignore
const REFUSALS: readonly Line[] = [
  [`Harap masukkan file undangan untuk rekanan ${nama}`, tender.undangan.tanpaFile(nama), `${SURAT}/UndanganPanel.tsx`, 'office.kirimUndangan(', 'noFile: tender.undangan.tanpaFile'],
  ['Minimal 1 (satu) vendor dipilih untuk mengirim undangan', tender.undangan.minimal, `${SURAT}/UndanganPanel.tsx`, 'office.kirimUndangan(', 'minimal: tender.undangan.minimal'],
  [`Harap masukkan file file ba untuk rekanan ${nama}`, tenderHasil.beritaAcara.tanpaFile(nama), `${SURAT}/BaNegosiasiPanel.tsx`, 'office.kirimBeritaAcara(', 'noFile: tenderHasil.beritaAcara.tanpaFile'],
  ['Minimal 1 (satu) vendor dipilih untuk mengirim BA klarifikasi negosiasi', tenderHasil.beritaAcara.minimal, `${SURAT}/BaNegosiasiPanel.tsx`, 'office.kirimBeritaAcara(', 'minimal: tenderHasil.beritaAcara.minimal'],
  [`Harap masukkan file sanggah ${nama}`, tenderHasil.sanggah.tanpaFile(nama), `${SURAT}/SanggahPanel.tsx`, 'office.jawabSanggah(', 'noFile: tenderHasil.sanggah.tanpaFile'],
  ['Minimal 1 (satu) vendor dipilih untuk mengirim sanggahan', tenderHasil.sanggah.minimal, `${SURAT}/SanggahPanel.tsx`, 'office.jawabSanggah(', 'minimal: tenderHasil.sanggah.minimal'],
  [`Harap masukkan file sppbj untuk rekanan ${nama}`, tenderHasil.sppbj.tanpaFile(nama), `${SURAT}/SppbjPanel.tsx`, 'office.kirimSppbj(', 'noFile: tenderHasil.sppbj.tanpaFile'],
  ['Minimal 1 (satu) vendor dipilih untuk mengirim Sppbj', tenderHasil.sppbj.minimal, `${SURAT}/SppbjPanel.tsx`, 'office.kirimSppbj(', 'minimal: tenderHasil.sppbj.minimal'],
  ['Masukkan minimal 1 (satu) file terbaru sebelum upload', tender.dokumen.minimal, `${TENDER}/panel/SdpPanel.tsx`, 'office.unggahDokumen(', 'deed.fail(tender.dokumen.minimal)'],
  ['Masukkan minimal 1 (satu) file sebelum upload', paket.aturan.berkasJadwalKosong, `${PAKET}/deeds/FileJadwalDialog.tsx`, '!berkas.some(({ file }) => file)', 'words.aturan.berkasJadwalKosong'],
]

// prettier-ignore
const LABELS: readonly Line[] = [
  ['Anda yakin ingin menggagalkan proses tender?', paketLayar.konfirmasi.gagal, `${PAKET}/deeds/ProcessDeeds.tsx`, 'text: aksi.gagal', 'question: konfirmasi.gagal'],
  ['Anda yakin ingin membatalkan proses tender?', paketLayar.konfirmasi.batal, `${PAKET}/deeds/ProcessDeeds.tsx`, 'text: aksi.batal', 'question: konfirmasi.batal'],
  ['Gagal lelang / Tidak ada pemenang', paketLayar.aksi.gagal, `${PAKET}/deeds/ProcessDeeds.tsx`, 'office.gagalkanPaket(', 'text: aksi.gagal'],
  ['Batal lelang', paketLayar.aksi.batal, `${PAKET}/deeds/ProcessDeeds.tsx`, 'office.batalkanPaket(', 'text: aksi.batal'],
  ['Gagal', paketLayar.konfirmasi.tombolGagal, `${PAKET}/deeds/ProcessDeeds.tsx`, 'question: konfirmasi.gagal', 'submit: konfirmasi.tombolGagal'],
  ['Batal', paketLayar.konfirmasi.tombolBatal, `${PAKET}/deeds/ProcessDeeds.tsx`, 'question: konfirmasi.batal', 'submit: konfirmasi.tombolBatal'],
  ['Tutup', paketLayar.konfirmasi.tutup, `${PAKET}/deeds/ReasonDialog.tsx`, 'title={p.title}', 'cancel: text.tutup'],
  ['Paket Lelang Tahun Anggaran', paketLayar.judul.baca, `${PAKET}/presets.ts`, '/rup/paket/penyedia/${role}', 'title: text.judul.baca'],
  ['3 Paket', paketLayar.volume(3), `${PAKET}/columns.tsx`, 'source="volumePekerjaan"', 'text.volume(p.volumePekerjaan)'],
  ['Gagal / Tidak ada pemenang', pilihan.gagalLengkap, `${PAKET}/columns.tsx`, 'key="statusUlp"', 'list={STATUS_PELAKSANAAN_ULP}'],
  ['Tidak ada revisi jadwal', kosongRevisi, 'i18n/id/resources/paket.ts', "'ppk/approve-jadwal'", 'empty: kosongRevisi'],
  ['Informasi', paketLayar.rincian.informasi, `${PAKET}/jadwal/RevisiShow.tsx`, 'const LABELS', 'informasi: paketLayar.rincian.informasi'],
  ['Approve Jadwal', paketLayar.revisi.tab, `${PAKET}/jadwal/RevisiShow.tsx`, 'const LABELS', 'approve: text.tab'],
  ['Approve', paketLayar.aksi.approve, `${PAKET}/jadwal/RevisiShow.tsx`, 'office.setujuiRevisi(', 'text={paketLayar.aksi.approve}'],
  ['Approve revisi jadwal berhasil disimpan', paket.sukses.approveDisimpan, `${PAKET}/jadwal/RevisiShow.tsx`, 'office.setujuiRevisi(', 'message: words.sukses.approveDisimpan'],
  ['View Peserta', tenderStaf.dialog.panel.peserta, `${TENDER}/panel/PesertaPanel.tsx`, '<PanelTable', 'title={tenderStaf.dialog.panel.peserta}'],
  ['Tender Selesai', tenderStaf.selesai.tombol, `${TENDER}/dialog/TenderSelesai.tsx`, 'office.selesaikanTender(', 'text={teks.tombol}'],
  ['Buat Tender / Non-Tender', panitiaLayar.aksi.buat, `${OFFICE}/panitia/BuatTender.tsx`, "office.ubahStatusTender(t, 'D1')", '{aksi.buat}'],
  ['* HPS belum dilampirkan', panitiaLayar.rincian.belum(panitia.berkas.HPS), `${OFFICE}/panitia/fields.tsx`, 'tender.listBerkas', 'text.belum(panitia.berkas[b])'],
  ['* Belum ada penawaran', panitiaLayar.penawaran.belum, `${OFFICE}/panitia/tender/PenawaranTab.tsx`, '!peserta.masuk', '{text.belum}'],
  ['Informasi Tender, Pertanyaan dan Penjelasan, Penawaran, Evaluasi', Object.values(panitiaLayar.tab).join(', '), `${OFFICE}/panitia/tender/TenderTabs.tsx`, '<Tab', 'label={panitiaLayar.tab[name]}'],
  ['Buat Topik', panitiaLayar.aksi.topik, `${OFFICE}/panitia/tender/TopikTab.tsx`, 'office.buatTopikTender(', '{aksi.topik}'],
  ['Anda yakin ingin menghapus draft tender?', resources['panitia/paket'].message.delete_title, `${OFFICE}/shared/record/DeleteQuestion.tsx`, 'useDeleteController', "ask('title'"],
  ['Baru, Verifikasi, Aktif, Non Aktif, Suspend', Object.values(pilihan.statusRekananPeserta).join(', '), `${TENDER}/fields.tsx`, 'StatusRekananField', 'list={STATUS_REKANAN_PESERTA}'],
  ['User Admin, User Operasional, User Rekanan', [master.dasbor.userAdmin, master.dasbor.userOperasional, master.dasbor.userRekanan].join(', '), `${OFFICE}/dasbor/AdminDashboardPage.tsx`, 'office.adminDashboard()', 'title={text.userOperasional}'],
  ['Daftar Pengguna Internal', resources['admin/user'].title, `${OFFICE}/App.tsx`, 'Resource', 'admin/user'],
  ['Daftar Pengguna Rekanan', resources['admin/user-vendor'].title, `${OFFICE}/App.tsx`, 'Resource', 'admin/user-vendor'],
  ['Parameter Aplikasi', resources['admin/parameter'].title, `${OFFICE}/App.tsx`, 'Resource', 'admin/parameter'],
  ['TIDAK ADA DATA', master.parameter.kosong, `${OFFICE}/parameter/ParameterList.tsx`, '<ResourceList', 'title={master.parameter.kosong}'],
  ['Daftar Rekanan', resources['admin/vendor'].title, `${OFFICE}/App.tsx`, 'Resource', 'admin/vendor'],
  ['Persiapan, Verifikasi, Sudah Verifikasi', Object.values(pilihan.statusRekananDaftar).join(', '), `${REKANAN}/fields.tsx`, 'StatusChips', 'pilihan.statusRekananDaftar'],
  ['Verifikasi', verifikasiOffice.daftar.tombolVerifikasi, `${REKANAN}/fields.tsx`, "record.status === 'V'", '{text.tombolVerifikasi}'],
  ['All, Blacklisted, Not Blacklisted', Object.values(pilihan.filterBlacklist).join(', '), `${REKANAN}/fields.tsx`, 'list={FILTER_BLACKLIST', 'emptyText={pilihan.filterBlacklist.semua}'],
  ['Blacklist Filter', verifikasiOffice.daftar.blacklistFilter, `${REKANAN}/fields.tsx`, 'source="blacklist"', 'label={text.blacklistFilter}'],
  [`Verifikasi Rekanan: ${nama}`, pemeriksaanOffice.dialog.judul(nama), `${REKANAN}/RekananShow.tsx`, '<VerifikasiTabs', 'title={pemeriksaanOffice.dialog.judul}'],
  ['Sudah Verifikasi', pemeriksaanOffice.dialog.sudah, `${REKANAN}/verifikasi/DecisionBar.tsx`, "bagian.status === 'A'", 'text={text.sudah}'],
  ['Sertifikat Belum Dibuat', verifikasiOffice.sertifikat.belum, `${REKANAN}/sertifikat/SertifikatTab.tsx`, 'sertifikat ?', 'title={text.belum}'],
  ['Belum ada data !', ui.kosong, `${OFFICE}/shared/list/ListStates.tsx`, 'ListEmpty', 'title={ui.kosong}'],
  ['Login Expired', ui.sesi.berakhirJudul, 'vendor-portal/ui/src/dialog/SessionEndedDialog.tsx', 'Dialog', 'berakhirJudul'],
  ['Silakan Login Ulang', ui.sesi.berakhirIsi, 'vendor-portal/ui/src/dialog/SessionEndedDialog.tsx', 'Dialog', 'berakhirIsi'],
  ['Halaman yang anda tuju tidak tersedia !!!', umum.halaman404.pesan, 'vendor-portal/ui/src/layout/ErrorPage.tsx', 'function', 'umum.halaman404'],
  ['Anda tidak memiliki hak akses ke halaman ini !!!', umum.halaman401.pesan, 'vendor-portal/ui/src/layout/ErrorPage.tsx', 'function', 'umum.halaman401'],
]

const SAVED = `${OFFICE}/shared/form/RecordForms.tsx`
const DELETED = `${OFFICE}/shared/record/DeleteQuestion.tsx`

// prettier-ignore
const SUCCESSES: readonly Line[] = ([
  ['lokasi proyek', 'admin/lokasi-proyek'], ['CoA', 'admin/coa'], ['divisi', 'admin/divisi'],
] as const).flatMap(([noun, resource]): Line[] => {
  const { notifications: n } = resources[resource]
  return [
    [`Data ${noun} berhasil ditambahkan`, n.created, SAVED, "useSaved({ word: 'created'", 'notifications.${word}'],
    [`Data ${noun} berhasil diperbarui`, n.updated, SAVED, "useSaved({ word: 'updated'", 'notifications.${word}'],
    [`Data ${noun} berhasil dihapus`, n.deleted, DELETED, 'useDeleteController', 'notifications.deleted'],
  ]
})

const DOSIR = 'vendor-portal/src/dosir'
const RECORDS = `${DOSIR}/RecordList.tsx`
const { errors: dosir } = dosirLayar

// prettier-ignore
const VENDOR: readonly Line[] = [
  ['Gagal menyimpan! message', dosir.save(m), `${DOSIR}/record.ts`, 'MESSAGES: ErrorText', 'save: t.errors.save'],
  ['Gagal menyimpan! message', dosir.save(m), `${DOSIR}/akta/AktaPage.tsx`, "'/vendor/register3/akta'", 'isNew ? dosirLayar.errors.save'],
  ['Gagal update! message', dosir.edit(m), `${DOSIR}/record.ts`, 'MESSAGES: ErrorText', 'update: t.errors.edit'],
  ['Gagal update! message', dosir.edit(m), `${DOSIR}/akta/AktaPage.tsx`, "'/vendor/register3/akta/update'", ': dosirLayar.errors.edit'],
  ['Error dalam penghapusan data ! Silahkan coba beberapa saat lagi', dosir.remove, `${DOSIR}/record.ts`, 'MESSAGES: ErrorText', 'remove: () => t.errors.remove'],
  ['Error dalam penghapusan data ! Silahkan coba beberapa saat lagi. message', dosir.hapusRinci(m), `${DOSIR}/pengalaman/PengalamanPage.tsx`, "add: '/vendor/register3/pengalaman'", 'remove: dosirLayar.errors.hapusRinci'],
  ['Gagal mengambil data pribadi. [message]', dosir.muatPribadi(m), `${DOSIR}/person/DataPribadiPage.tsx`, '<Loaded query={query}', 'failed={dosirLayar.errors.muatPribadi}'],
  ['Gagal simpan data pribadi. [message]', dosir.simpanPribadi(m), `${DOSIR}/person/DataPribadiPage.tsx`, "send('/vendor/person/data-pribadi'", 'useSectionSave(stale, dosirLayar.errors.simpanPribadi)'],
  ['Gagal mengambil data pengalaman [message]', dosir.muatPengalaman(m), `${DOSIR}/person/PengalamanPersonPage.tsx`, '<RecordList', 'load: dosirLayar.errors.muatPengalaman'],
  ['Gagal simpan data pengalaman [message]', dosir.simpanPengalaman(m), `${DOSIR}/person/PengalamanPersonPage.tsx`, '<RecordList', 'save: dosirLayar.errors.simpanPengalaman'],
  ['Gagal hapus data pengalaman [message]', dosir.hapusPengalaman(m), `${DOSIR}/person/PengalamanPersonPage.tsx`, '<RecordList', 'remove: dosirLayar.errors.hapusPengalaman'],
  ['Gagal mengambil data [message]', dosir.muatSertifikat(m), `${DOSIR}/person/SertifikatPage.tsx`, '<RecordList', 'load: dosirLayar.errors.muatSertifikat'],
  ['Gagal simpan data sertifikat [message]', dosir.simpanSertifikat(m), `${DOSIR}/person/SertifikatPage.tsx`, '<RecordList', 'save: dosirLayar.errors.simpanSertifikat'],
  ['Gagal hapus data sertifikat [message]', dosir.hapusSertifikat(m), `${DOSIR}/person/SertifikatPage.tsx`, '<RecordList', 'remove: dosirLayar.errors.hapusSertifikat'],
  // What every section that is one form, and every list of records, does with those words.
  ['Gagal simpan data pribadi. [message]', dosir.simpanPribadi(m), `${DOSIR}/section_save.tsx`, 'api.post(path', 'failed(errorMessage(error))'],
  ['Gagal hapus data sertifikat [message]', dosir.hapusSertifikat(m), RECORDS, 'api.delete(', '(p.messages ?? MESSAGES).remove(message)'],
  ['Gagal menyimpan! message', dosir.save(m), `${DOSIR}/RecordDialog.tsx`, 'p.messages ?? MESSAGES', '(row ? messages.update : messages.save)(errorMessage(failure))'],
  ['Admin belum mengirim sppbj', tenderLayar.sppbj.empty, 'vendor-portal/src/tender/SppbjTab.tsx', '<Letters', 'empty={t.sppbj.empty}'],
  ['[message] Gagal upload file', tenderLayar.uploadError(m), 'vendor-portal/src/tender/SanggahTab.tsx', 'api.post(', 'tenderLayar.uploadError('],
  ['Gagal membuat topik [message]', tenderLayar.penjelasan.createFailed(m), 'vendor-portal/src/tender/penjelasan/TopikDialog.tsx', 'api.', ': t.createFailed'],
  ['Gagal update topik [message]', tenderLayar.penjelasan.updateFailed(m), 'vendor-portal/src/tender/penjelasan/TopikDialog.tsx', 'api.', 't.updateFailed'],
]

for (const [title, lines] of Object.entries({ FAILURES, SUCCESSES, REFUSALS, LABELS, VENDOR })) {
  test.group(`The specifications' sentences on the screens: ${title.toLowerCase()}`, () => {
    for (const [spec, said, file, deed, words] of lines) {
      test(`'${spec}' (${file.split('/').at(-1)}, ${words})`, ({ assert }) => {
        assert.equal(said, spec)
        const source = readFileSync(join(ROOT, file), 'utf8')
        assert.include(source, deed, `${file} is where it is done`)
        assert.include(source, words, `${file} says so`)
      })
    }
  })
}
