import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { aturanJadwalPaket } from '@eproc/domain/paket/aturan_jadwal_paket'
import type { JadwalInput } from '@eproc/domain/paket/isian_paket'
import type { UsulJadwal } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { keIsian, type FormInput } from './values.ts'
import { TabelIsianJadwal } from '../jadwal/JadwalInputs.tsx'

const teks = paketLayar.editor.jadwal

/** The jadwal, tahap by tahap; its rules are checked at every keystroke. */
export function LangkahJadwal() {
  const { setValue, getValues } = useFormContext<FormInput>()
  const input = useWatch<FormInput>() as FormInput
  const [mulai, setMulai] = useState('')
  const [sibuk, setSibuk] = useState(false)
  const baris = input.listJadwal
  if (baris.length === 0) return <KotakPesan nada="info">{teks.pilihMetode}</KotakPesan>

  const temuan = aturanJadwalPaket(keIsian(input))
  const failure = new Map(
    temuan.flatMap((g) => {
      const i = Number(g.field.split('.')[1])
      const urut = baris[i]?.urut
      return urut === undefined ? [] : [[urut, g.message] as const]
    })
  )
  const kosong = !baris.some((b) => b.include && (b.mulai || b.selesai))
  const ubah = (urut: number, bagian: Partial<JadwalInput>) =>
    setValue(
      'listJadwal',
      getValues('listJadwal').map((b) => (b.urut === urut ? { ...b, ...bagian } : b)),
      { shouldDirty: true }
    )
  const usulkan = async () => {
    setSibuk(true)
    try {
      const { data } = await api.post<UsulJadwal[]>('/api/paket/usul-jadwal', {
        jenisPengadaan: input.jenisPengadaan,
        metodePemilihan: input.metodePemilihan,
        kualifikasi: input.kualifikasi || null,
        mulai: mulai || null,
        tahap: baris.map(({ urut, include }) => ({ urut, include })),
      })
      setValue(
        'listJadwal',
        data.map((d) => ({ ...d, remark: baris.find((b) => b.urut === d.urut)?.remark ?? null })),
        { shouldDirty: true }
      )
    } catch (error) {
      showAlert(errorMessage(error), 'error')
    } finally {
      setSibuk(false)
    }
  }
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' }}>
        <TextField
          type="date"
          size="small"
          label={teks.mulaiUsul}
          value={mulai}
          onChange={(e) => setMulai(e.target.value)}
          sx={{ width: 200 }}
        />
        <Button variant="outlined" onClick={() => void usulkan()} loading={sibuk}>
          {teks.usulkan}
        </Button>
        <small>{teks.usulPetunjuk}</small>
      </div>
      <div role="status">
        {kosong ? (
          <KotakPesan nada="info">{teks.belum}</KotakPesan>
        ) : temuan.length === 0 ? (
          <KotakPesan nada="sukses">{teks.sah}</KotakPesan>
        ) : (
          <KotakPesan nada="error">
            {teks.ada(temuan.length)}
            {temuan.some((g) => !g.field.includes('.')) && `: ${temuan[0]!.message}`}
          </KotakPesan>
        )}
      </div>
      <TabelIsianJadwal baris={baris} onUbah={ubah} errors={failure} />
    </>
  )
}
