import Stage

extension Surroundings {
  /// The store that a scenario asks for: in a file, shared with others, or in memory.
  public func makeTodoStore() -> any TodoStoreProtocol {
    switch condition {
    case "file": TodoFileStore(on: disk)
    case "shared": TodoMemoryStore(removedByOthers: [1])
    default: TodoMemoryStore()
    }
  }
}
