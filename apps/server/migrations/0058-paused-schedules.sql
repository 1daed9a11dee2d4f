-- findings/report-schedules: sending may rest for a while, and what was sent can still be opened.
alter table report_schedule drop constraint report_schedule_stopped_check;
alter table report_schedule
  add constraint report_schedule_stopped_check check (stopped in ('paused', 'by-person', 'rights-lost', 'link-withdrawn'));
