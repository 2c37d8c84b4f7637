import Stage

extension Surroundings {
  /// Makes the store for the condition of a scenario: file, shared with other users, or memory.
  public func makeTodoStore() -> any TodoStoreProtocol {
    switch condition {
    case "file": TodoFileStore(on: disk)
    case "shared": TodoMemoryStore(removedByOthers: [1])
    default: TodoMemoryStore()
    }
  }
}
