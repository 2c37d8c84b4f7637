#ifndef CMEMORY_H
#define CMEMORY_H

#include <stddef.h>

/// How many bytes this process has allocated and not yet freed.
size_t allocated_bytes(void);

#endif
