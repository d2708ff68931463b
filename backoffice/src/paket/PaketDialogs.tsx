import { type ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { OnePaket } from './OnePaket.tsx'
import { OtherYears } from './OtherYears.tsx'
import { usePreset } from './presets.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'

const PaketShow = lazyPart(() => import('./show/PaketShow.tsx'))
const ApprovalShow = lazyPart(() => import('./show/ApprovalShow.tsx'))
const PaketCreate = lazyPart(() => import('./form/PaketCreate.tsx'))
const PaketEdit = lazyPart(() => import('./form/PaketEdit.tsx'))
const PokjaDialog = lazyPart(() => import('./deeds/PokjaDialog.tsx'))
const GantiPpkDialog = lazyPart(() => import('./deeds/GantiPpkDialog.tsx'))
const RegistrationDialog = lazyPart(() => import('./deeds/RegistrationDialog.tsx'))
const FileJadwalDialog = lazyPart(() => import('./deeds/FileJadwalDialog.tsx'))
const RevisiShow = lazyPart(() => import('./jadwal/RevisiShow.tsx'))
const RevisiDialog = lazyPart(() => import('./jadwal/RevisiDialog.tsx'))

/**
 * The dialogs of a list of packages, by their addresses: `/12/show`, `/create`, `/12`, `/12/pokja` … Where none stands, what
 * other years have, which comes with them after the rows.
 */
export default function PaketDialogs() {
  const { editor, approval, deeds = [] } = usePreset()
  return (
    <OptionalPart>
      <Routes>
        {editor && <Route path="create" element={<PaketCreate />} />}
        {editor && <Route path=":id" element={<PaketEdit />} />}
        {one(':id/show', approval ? <ApprovalShow /> : <PaketShow />)}
        {deeds.includes('pokja') && one(':id/pokja', <PokjaDialog />)}
        {deeds.includes('gantiPpk') && one(':id/ppk', <GantiPpkDialog />)}
        {deeds.includes('pendaftaran') && one(':id/pendaftaran', <RegistrationDialog />)}
        {deeds.includes('fileJadwal') && one(':id/file-jadwal', <FileJadwalDialog />)}
        {deeds.includes('revisi') && one(':id/revisi', <RevisiDialog />)}
        {deeds.includes('setujuiRevisi') && (
          <Route path=":id/approve-revisi" element={<RevisiShow inList />} />
        )}
        <Route path="*" element={approval ? null : <OtherYears />} />
      </Routes>
    </OptionalPart>
  )
}

const one = (path: string, dialog: ReactElement) => (
  <Route path={path} element={<OnePaket>{dialog}</OnePaket>} />
)
