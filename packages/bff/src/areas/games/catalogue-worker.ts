// The thread that indexes large catalogues: see `public.ts`.
import { answerTasks } from '../../threads/thread.ts'
import { indexColumns } from './public-compact-catalogue.ts'

answerTasks(indexColumns)
