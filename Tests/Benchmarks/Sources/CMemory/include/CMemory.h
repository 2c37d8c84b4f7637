#ifndef CMEMORY_H
#define CMEMORY_H

#include <stddef.h>

/// Returns the number of bytes that this process has allocated and not freed.
size_t allocated_bytes(void);

#endif
