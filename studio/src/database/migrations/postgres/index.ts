import * as migration_20261118_173004_initial from './20261118_173004_initial.ts';
import * as migration_20261119_111314_featured_plan from './20261119_111314_featured_plan.ts';

export const migrations = [
  {
    up: migration_20261118_173004_initial.up,
    down: migration_20261118_173004_initial.down,
    name: '20261118_173004_initial',
  },
  {
    up: migration_20261119_111314_featured_plan.up,
    down: migration_20261119_111314_featured_plan.down,
    name: '20261119_111314_featured_plan'
  },
];
