import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { aturanBlacklist } from '@eproc/domain/master/aturan_master'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { keHari, tanggal } from '@eproc/domain/common/format'
import type { BlacklistRow } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { api, ApiError, keFormData } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { clockNow } from '@eproc/ui/api/time.ts'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { useHak, useSegarkan } from './useBagian.ts'

const teks = verifikasi.blacklist

interface FormInput {
  blacklist: boolean
  blacklistTglMulai: string
  blacklistTglSelesai: string
  nomor: string
  alasan: string
  fileBlacklist: File | null
}

const awal = (b: BlacklistRow['blacklist']): FormInput => ({
  blacklist: b.blacklist,
  blacklistTglMulai: b.blacklistTglMulai ?? '',
  blacklistTglSelesai: b.blacklistTglSelesai ?? '',
  nomor: b.nomor ?? '',
  alasan: b.alasan ?? '',
  fileBlacklist: null,
})

interface BlacklistTabProps {
  keadaan: BlacklistRow
  onKotor: (kotor: boolean) => void
}

/** Blacklist: everybody sees the present state; the form is for those with the right. */
export function BlacklistTab({ keadaan, onKotor }: BlacklistTabProps) {
  const boleh = useHak('rekanan.blacklist')
  const { blacklist } = keadaan
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720 }}>
      {blacklist.blacklist ? (
        <KotakPesan
          nada={blacklist.aktif ? 'error' : 'peringatan'}
          judul={blacklist.aktif ? teks.aktif : teks.tidakAktif}
        >
          {`${teks.nomor}: ${blacklist.nomor ?? umum.tanpaNilai}. ${teks.mulai}: ${tanggal(blacklist.blacklistTglMulai)}. ${teks.selesai}: ${tanggal(blacklist.blacklistTglSelesai)}.`}
        </KotakPesan>
      ) : (
        <KotakPesan nada="sukses">{teks.tidak}</KotakPesan>
      )}
      {boleh ? (
        <FormBlacklist key={keadaan.versi} keadaan={keadaan} onKotor={onKotor} />
      ) : (
        <>
          {blacklist.alasan && (
            <p style={{ margin: 0 }}>
              <strong>{teks.alasan}</strong>: {blacklist.alasan}
            </p>
          )}
          {blacklist.fileBlacklist && (
            <TautanBerkas path={blacklist.fileBlacklist} nama={teks.dokumen} />
          )}
          <Typography color="text.secondary">{teks.hanyaBaca}</Typography>
        </>
      )}
    </div>
  )
}

function FormBlacklist({ keadaan, onKotor }: BlacklistTabProps) {
  const { blacklist } = keadaan
  const tersimpan = blacklist.blacklist && blacklist.fileBlacklist !== null
  const segarkan = useSegarkan()
  const { notify } = useNotice()
  const form = useForm<FormInput>({
    defaultValues: awal(blacklist),
    resolver: resolverAturan((input) =>
      aturanBlacklist(input, {
        hariIni: keHari(clockNow()) ?? '',
        tersimpan: { fileBlacklist: tersimpan },
      })
    ),
  })
  const [tanya, setTanya] = useState<FormInput | null>(null)
  const [sibuk, setSibuk] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const masuk = form.watch('blacklist')
  const { isDirty } = form.formState
  useEffect(() => {
    onKotor(isDirty)
    return () => onKotor(false)
  }, [isDirty, onKotor])

  /* Unticking clears both dates (S2 §4). */
  useEffect(() => {
    if (masuk) return
    form.setValue('blacklistTglMulai', '')
    form.setValue('blacklistTglSelesai', '')
  }, [masuk, form])

  const simpan = async (input: FormInput) => {
    setTanya(null)
    setSibuk(true)
    setError(null)
    try {
      await api.post(
        '/vendor/blacklist/update',
        keFormData({ ...input, vendorId: keadaan.id, versi: keadaan.versi })
      )
      notify(verifikasi.pesan.blacklistBerhasil)
    } catch (e) {
      const server = e instanceof ApiError && e.status > 0
      setError(
        server ? `${verifikasi.pesan.blacklistGagal} ${e.message}` : verifikasi.pesan.blacklistError
      )
      if (!server || e.status !== 409) return
    } finally {
      setSibuk(false)
    }
    await segarkan(keadaan.id)
  }
  return (
    <>
      {error && <KotakPesan nada="error">{error}</KotakPesan>}
      <Typography color="text.secondary">{teks.keterangan}</Typography>
      <Formulir form={form} onKirim={(input) => setTanya(input)} jaga={false}>
        <FormCheckbox<FormInput> name="blacklist" label={teks.masuk} />
        {masuk && (
          <>
            <FormText<FormInput> name="nomor" label={teks.nomor} wajib maks={100} />
            <FormDate<FormInput> name="blacklistTglMulai" label={teks.mulai} />
            <FormDate<FormInput> name="blacklistTglSelesai" label={teks.selesai} />
            <FormFile<FormInput>
              name="fileBlacklist"
              label={teks.dokumen}
              jenis={DOKUMEN.blacklist.fileBlacklist.jenis}
              wajib
              tersimpan={tersimpan ? blacklist.fileBlacklist : null}
              namaTersimpan={teks.dokumen}
            />
            <FormText<FormInput> name="alasan" label={teks.alasan} wajib baris={4} maks={1000} />
          </>
        )}
        <div>
          <Button type="submit" variant="contained" disabled={!isDirty}>
            {teks.simpan}
          </Button>
        </div>
      </Formulir>
      <DialogProses buka={sibuk} />
      <DialogKonfirmasi
        buka={tanya !== null}
        judul={tanya?.blacklist ? teks.tanyaMasuk(keadaan.nama) : teks.tanyaCabut(keadaan.nama)}
        tombol={umum.tombol.ya}
        bahaya={tanya?.blacklist === true}
        onBatal={() => setTanya(null)}
        onYa={() => tanya && void simpan(tanya)}
      >
        {tanya?.blacklist ? teks.tanyaMasukIsi : teks.tanyaCabutIsi}
      </DialogKonfirmasi>
    </>
  )
}
