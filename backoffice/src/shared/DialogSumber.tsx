import Button from '@mui/material/Button'
import { useId, useState, type ReactNode } from 'react'
import { useDataProvider, useRefresh, type RaRecord } from 'react-admin'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { umum } from '@eproc/i18n/id/umum'
import type { Finding } from '@eproc/domain/common/checker'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { toApiError, useRekaman, type AlamatDialog } from './sumber.ts'

export interface DialogSumberProps<T extends RaRecord, N extends FieldValues> {
  sumber: string
  dialog: AlamatDialog
  judul: (rekaman: T | null) => string
  /** Isian awal dari rekaman, atau kosong saat menambah. */
  awal: (rekaman: T | null) => N
  aturan: (input: N, rekaman: T | null) => readonly Finding[]
  pesan: (rekaman: T | null) => string
  /** Pesan gagal tanpa isian yang salah, misalnya '[pesan] Gagal update data CoA'. */
  gagal?: (pesan: string, rekaman: T | null) => string
  /** Tidak dapat disimpan: alasannya. */
  terkunci?: (rekaman: T | null) => string | null
  children: (rekaman: T | null) => ReactNode
}

/** Dialog tambah dan ubah satu sumber react-admin. */
export function DialogSumber<T extends RaRecord, N extends FieldValues>(
  p: DialogSumberProps<T, N>
) {
  const { buka } = p.dialog
  const id = typeof buka === 'number' ? buka : null
  const { rekaman, errors: error } = useRekaman<T>(p.sumber, id)
  if (buka === null) return null
  if (id !== null && !rekaman) {
    return (
      <DialogPenuh buka judul={umum.tombol.ubah} onTutup={p.dialog.tutup} lebar="sm">
        {error ? (
          <KotakPesan nada="error">{error.message}</KotakPesan>
        ) : (
          <KerangkaHalaman baris={3} />
        )}
      </DialogPenuh>
    )
  }
  return <Isi key={String(buka)} {...p} rekaman={rekaman ?? null} />
}

function Isi<T extends RaRecord, N extends FieldValues>({
  rekaman,
  ...p
}: DialogSumberProps<T, N> & { rekaman: T | null }) {
  const idForm = useId()
  const data = useDataProvider()
  const segarkan = useRefresh()
  const [sibuk, setSibuk] = useState(false)
  const [awal] = useState(() => p.awal(rekaman))
  const form = useForm<N>({
    defaultValues: awal as DefaultValues<N>,
    resolver: resolverAturan((input) => p.aturan(input, rekaman)),
  })
  const terkunci = p.terkunci?.(rekaman) ?? null

  const simpan = async (input: N) => {
    setSibuk(true)
    try {
      const isi = { ...input, ...(rekaman ? { versi: rekaman.versi as number } : {}) }
      if (rekaman) await data.update(p.sumber, { id: rekaman.id, data: isi, previousData: rekaman })
      else await data.create(p.sumber, { data: isi })
    } catch (error) {
      throw toApiError(error, (pesan) => p.gagal?.(pesan, rekaman) ?? pesan)
    } finally {
      setSibuk(false)
    }
    notify(p.pesan(rekaman))
    segarkan()
    p.dialog.tutup()
  }
  return (
    <DialogPenuh
      buka
      lebar="sm"
      judul={p.judul(rekaman)}
      onTutup={p.dialog.tutup}
      kotor={form.formState.isDirty && !sibuk && !form.formState.isSubmitSuccessful}
      sibuk={sibuk}
      aksi={
        <>
          <Button onClick={p.dialog.tutup} disabled={sibuk}>
            {terkunci ? umum.tombol.tutup : umum.tombol.batal}
          </Button>
          {!terkunci && (
            <Button type="submit" form={idForm} variant="contained" loading={sibuk}>
              {umum.tombol.simpan}
            </Button>
          )}
        </>
      }
    >
      {terkunci && <KotakPesan nada="info">{terkunci}</KotakPesan>}
      <div style={{ paddingTop: 8 }}>
        <Formulir form={form} id={idForm} onKirim={simpan} jaga={false}>
          {p.children(rekaman)}
        </Formulir>
      </div>
    </DialogPenuh>
  )
}
