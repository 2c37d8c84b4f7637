import ProfileShared
import Stage
import Testing
import TodosShared

@Suite struct TodoStoreTests {
  /// Changes of the three sample to-dos, and the expected to-dos, then the refusals.
  private static let changes = [
    ("", "1 Focus, 2 Value, 3 Action"),
    ("add Rest", "1 Focus, 2 Value, 3 Action, 4 Rest"),
    ("update 2", "1 Focus, 2 Worth, 3 Action"),
    ("remove 2", "1 Focus, 3 Action"),
    ("remove 2, remove 2, update 2", "1 Focus, 3 Action, Value is gone, Worth is gone"),
    ("remove 2, restore 2, restore 2", "1 Focus, 2 Value, 3 Action"),
    ("remove 3, add Rest, restore 3", "1 Focus, 2 Value, 3 Action, 4 Rest"),
  ]

  @Test(arguments: changes, ["ready", "file"])
  func `changes what it is told to, and gives no number twice`(
    changes: (names: String, result: String),
    condition: String
  ) {
    let store = Surroundings(Condition(stringLiteral: condition)).makeTodoStore()
    var refusals: [String] = []
    for change in changes.names.split(separator: ", ") {
      do throws(TodoError) { try apply(change, to: store) } catch {
        if case .gone(let todo) = error { refusals.append("\(todo.title) is gone") }
      }
    }
    let todos = store.loadTodos().map { "\($0.id) \($0.title)" }
    #expect((todos + refusals).joined(separator: ", ") == changes.result)
  }

  /// Applies `add` with a title, or `update`, `remove` or `restore` with the id of a sample.
  private func apply(
    _ change: Substring,
    to store: any TodoStoreProtocol
  ) throws(TodoError) {
    let words = change.split(separator: " ")
    let sample = TodoItem.samples.first { "\($0.id)" == words[1] }
    switch (words[0], sample) {
    case ("update", let todo?):
      try store.updateTodo(TodoItem(id: todo.id, title: "Worth", content: todo.content))
    case ("remove", let todo?): try store.removeTodo(todo)
    case ("restore", let todo?): store.restoreTodo(todo)
    default:
      let todo = store.addTodo(title: String(words[1]), content: "Walk.")
      #expect(store.loadTodos().last == todo)
    }
  }

  @Test func `loses to others what was read, and nothing else`() {
    let store = TodoMemoryStore(removedByOthers: [1])
    #expect(store.loadTodos().map(\.id) == [1, 2, 3])
    #expect(store.loadTodos().map(\.id) == [2, 3])
  }

  @Test func `gives no number twice, whoever removed the to-do that had it`() {
    let store = TodoMemoryStore([TodoItem.samples[0]], removedByOthers: [1])
    _ = store.loadTodos()
    let todo = store.addTodo(title: "Rest", content: "")
    #expect(todo.id == 2)
    for _ in 1...2 { #expect(store.loadTodos() == [todo]) }
  }
}

@Suite struct TodoFileStoreTests {
  @Test func `keeps the to-dos for the next store on the disk`() throws {
    let disk = Disk()
    let store = TodoFileStore(on: disk)
    let todo = store.addTodo(title: "Rest", content: "Walk.")
    try store.removeTodo(TodoItem.samples[0])
    #expect(TodoFileStore(on: disk).loadTodos() == Array(TodoItem.samples[1...]) + [todo])
  }

  @Test(arguments: ["a\tb", "a\nb", "a\r\nb", "a\r", "\\", "\\n", "\\\\t", "", "보람 👩‍👧"])
  func `keeps every text as it is`(text: String) {
    let disk = Disk()
    let todo = TodoFileStore(on: disk, startingWith: []).addTodo(title: text, content: text)
    #expect(TodoFileStore(on: disk).loadTodos() == [todo])
  }

  @Test func `leaves out what is no to-do`() {
    let disk = Disk()
    disk.write(
      "1\tFocus\tQuiet\nnonsense\nx\tNo\tNumber\n\n2\tValue\tGood\tToo much\n",
      to: "todos.txt"
    )
    #expect(
      TodoFileStore(on: disk).loadTodos() == [TodoItem(id: 1, title: "Focus", content: "Quiet")]
    )
  }
}

@Suite struct ProfileAPITests {
  @Test func `does not know everybody`() {
    let clock = VirtualClock()
    let api = ProfileAPI(Surroundings(clock: clock))
    var results: [Result<Profile, ProfileError>] = []
    api.fetchProfile(userId: 2) { results.append($0) }
    api.updateDisplayName("Ann", userId: 2) { results.append($0) }
    api.fetchProfile(userId: 1) { results.append($0) }
    clock.runToEnd()
    #expect(results == [.failure(.unavailable), .failure(.unavailable), .success(.jeff)])
  }
}
