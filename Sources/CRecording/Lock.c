#include "CRecording.h"

#include <pthread.h>
#include <stdlib.h>

struct recording_lock {
  pthread_mutex_t mutex;
};

recording_lock *recording_lock_make(bool is_recursive) {
  recording_lock *lock = calloc(1, sizeof *lock);
  if (lock == NULL) abort();
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, is_recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL);
  if (pthread_mutex_init(&lock->mutex, &kind) != 0) abort();
  pthread_mutexattr_destroy(&kind);
  return lock;
}

void recording_lock_free(recording_lock *lock) {
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void recording_lock_take(recording_lock *lock) { pthread_mutex_lock(&lock->mutex); }

bool recording_lock_try(recording_lock *lock) { return pthread_mutex_trylock(&lock->mutex) == 0; }

void recording_lock_give(recording_lock *lock) { pthread_mutex_unlock(&lock->mutex); }
