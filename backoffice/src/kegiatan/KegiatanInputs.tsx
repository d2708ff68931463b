import FormHelperText from '@mui/material/FormHelperText'
import { SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { JENIS_PENGADAAN } from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { AcuanRup, Kegiatan, RincianKegiatan } from '@eproc/domain/rup/answers'
import { MAKS_KEGIATAN } from '@eproc/domain/rup/aturan_rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { Choice } from '../shared/form/Choice.tsx'
import { codeAndName } from '../shared/record/masterRecord.ts'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { RupiahInput } from '../shared/form/inputs.tsx'
import { LimitedText } from '../shared/form/LimitedText.tsx'

const text = rupLayar.kegiatan

/** As a list knows it, or with the packages that it pays for. */
type Edited = Kegiatan & Partial<Pick<RincianKegiatan, 'paket'>>

/** Inputs of a kegiatan; the PPK to choose from are those of the directorate of its program. */
export function KegiatanInputs(p: { acuan: AcuanRup; kegiatan: Edited | undefined }) {
  const { acuan, kegiatan } = p
  const { setValue } = useFormContext()
  const programId: unknown = useWatch({ name: 'programId' })
  const direktorat = acuan.program.find(({ id }) => id === programId)?.direktorat
  const ppk = acuan.ppk.filter((u) => direktorat === undefined || u.direktorat === direktorat)
  /* Packages that cannot go on until the changed kegiatan is approved again. */
  const held = kegiatan?.persetujuan
    ? (kegiatan.paket ?? []).filter((p) => p.statusPelaksanaan === 'N')
    : []
  const isUsed = kegiatan?.status === 'U'
  // One that is no PPK of the directorate any more is replaced here; the packages wait for it.
  const ppkStays = isUsed && ppk.some(({ id }) => id === kegiatan.ppkId)
  /* Division and budget year follow the program. */
  const follow = (id: number) => {
    const program = acuan.program.find((r) => r.id === id)
    setValue('divisi', program?.divisi)
    setValue('tahunAnggaran', program?.tahunAnggaran)
  }
  return (
    <>
      {kegiatan && kegiatan.persetujuan !== '' && (
        <MessageBox tone="warning">{text.mengulang}</MessageBox>
      )}
      {held.length > 0 && (
        <MessageBox tone="warning" title={text.menahan}>
          {held.map((p) => `${p.kode} ${p.nama}`).join(', ')}
        </MessageBox>
      )}
      {isUsed && (
        <MessageBox tone="info">{ppkStays ? text.dipakai : text.dipakaiTanpaPpk}</MessageBox>
      )}
      {acuan.program.length === 0 && <MessageBox tone="warning">{text.tanpaProgram}</MessageBox>}
      <SelectInput
        source="programId"
        choices={acuan.program}
        optionText={codeAndName}
        isRequired
        helperText={text.petunjukProgram}
        readOnly={isUsed}
        onChange={(event) => follow(Number((event as { target: { value: unknown } }).target.value))}
      />
      <RequiredText source="kode" max={MAKS_KEGIATAN.kode} />
      <RequiredText source="nama" max={MAKS_KEGIATAN.nama} />
      <Choice source="jenisPengadaan" list={JENIS_PENGADAAN} isRequired />
      <SelectInput source="coaId" choices={acuan.coa} optionText={codeAndName} isRequired />
      <SelectInput
        source="ppkId"
        choices={ppk}
        optionText="nama"
        isRequired
        helperText={text.petunjukPpk}
        readOnly={ppkStays}
      />
      <div>
        <RupiahInput source="pagu" required />
        {isUsed && <SisaPagu terpakai={kegiatan.paguTerpakai} />}
      </div>
      <LimitedText source="keterangan" multiline minRows={3} max={MAKS_KEGIATAN.keterangan} />
    </>
  )
}

/** What packages have spent of the ceiling, and what is left of the one that is typed. */
function SisaPagu({ terpakai }: { terpakai: number }) {
  const pagu: unknown = useWatch({ name: 'pagu' })
  if (typeof pagu !== 'number') return null
  const sisa = pagu - terpakai
  return (
    <FormHelperText error={sisa < 0} aria-live="polite">
      {text.sisaSesudah(rupiah(terpakai), rupiah(sisa))}
    </FormHelperText>
  )
}
