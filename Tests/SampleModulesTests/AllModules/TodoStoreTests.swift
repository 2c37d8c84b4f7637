import Stage
import Testing
import TodosShared

@Suite struct TodoStoreTests {
  private func stores() -> [any TodoStoreProtocol] {
    [TodoMemoryStore(), TodoFileStore(on: Disk())]
  }

  @Test func `starts with three to-dos`() {
    for store in stores() { #expect(store.loadTodos() == TodoItem.samples) }
  }

  @Test func `adds at the end, with a number of its own`() {
    for store in stores() {
      let todo = store.addTodo(title: "Rest", content: "Walk.")
      #expect(store.loadTodos() == TodoItem.samples + [todo])
      #expect(Set(store.loadTodos().map(\.id)).count == 4)
    }
  }

  @Test func `changes a to-do where it stands`() throws {
    for store in stores() {
      let worth = TodoItem(id: 2, title: "Worth", content: "")
      try store.updateTodo(worth)
      #expect(store.loadTodos().map(\.title) == ["Focus", "Worth", "Action"])
    }
  }

  @Test func `removes a to-do, and only once`() throws {
    for store in stores() {
      let value = TodoItem.samples[1]
      try store.removeTodo(value)
      #expect(store.loadTodos().map(\.id) == [1, 3])
      #expect(throws: TodoError.gone(value)) { try store.removeTodo(value) }
      #expect(throws: TodoError.gone(value)) { try store.updateTodo(value) }
    }
  }

  @Test func `loses to others what was read, and nothing else`() {
    let store = TodoMemoryStore(removedByOthers: [1])
    #expect(store.loadTodos().map(\.id) == [1, 2, 3])
    #expect(store.loadTodos().map(\.id) == [2, 3])
  }

  @Test func `restores a to-do in its place, and only once`() throws {
    for store in stores() {
      let value = TodoItem.samples[1]
      try store.removeTodo(value)
      for _ in 1...2 { store.restoreTodo(value) }
      #expect(store.loadTodos() == TodoItem.samples)
    }
  }

  @Test func `gives no number twice`() throws {
    for store in stores() {
      let action = TodoItem.samples[2]
      try store.removeTodo(action)
      let rest = store.addTodo(title: "Rest", content: "")
      store.restoreTodo(action)
      #expect(store.loadTodos() == TodoItem.samples + [rest])
    }
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
