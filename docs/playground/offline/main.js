import { workOffline } from './work-offline.js';

workOffline();
