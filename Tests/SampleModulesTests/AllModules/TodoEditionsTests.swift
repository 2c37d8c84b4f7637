import ComparisonData
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

@Suite struct TodoEditionsTests {
  private static func edition(_ edition: Edition) throws -> Variant {
    try #require(try TodosTests.module().editions.first { $0.edition == edition })
  }

  private static func play(_ scenario: String, by edition: Edition) throws -> ScenarioRun {
    let scenario = try #require(try TodosTests.module().scenario(scenario))
    return ScenarioRun(of: scenario, by: try self.edition(edition))
  }

  /// The senders and names of the messages in a trace: `View viewDidLoad`.
  private static func said(in trace: Trace) -> [String] {
    trace.rows.filter(\.isMessage).map {
      "\($0.sender?.name ?? "") \($0.message?.baseName ?? "")"
    }
  }

  private static let works: [(edition: Edition, except: [String])] = [
    (.faulty("misplaced-rule"), []),
    (.faulty("dead-output"), []),
    (.faulty("entity-leak"), []),
    (.faulty("child-kept"), []),
    (
      .published("003"),
      ["add-empty", "edit-empty", "delete-gone", "edit-gone", "delete-gone-in-detail"]
    ),
  ]

  @Test(arguments: works) func `works all the same, but for errors that are never told`(
    edition: Edition,
    except: [String]
  ) throws {
    let variant = try Self.edition(edition)
    let deviating = try TodosTests.module().scenarios.filter {
      !ScenarioRun(of: $0, by: variant).deviations.isEmpty
    }
    #expect(deviating.map(\.name) == except)
  }

  @Test func `001 opens with two items and four messages`() throws {
    let stage = HeadlessStage(try Self.edition(.published("001")), given: "ready")
    try stage.perform(.open)
    #expect(stage.screen?.rows.map(\.text) == ["Sample Task 1", "Sample Task 2"])
    #expect(
      Self.said(in: stage.recorder.trace()) == [
        "View viewDidLoad", "Presenter fetchToDoItems", "Interactor didFetchToDoItems",
        "Presenter showToDoItems",
      ]
    )
  }

  @Test func `003 reads the list again whenever it appears`() throws {
    let said = Self.said(in: try Self.play("back", by: .published("003")).trace)
    #expect(said.count { $0 == "View viewWillAppear" } == 2)
    #expect(said.count { $0 == "Interactor todos" } == 2)
  }

  @Test func `003 changes what the list shows without telling it`() throws {
    let rows = try Self.play("edit", by: .published("003")).trace.rows
    let edit = try #require(rows.lastIndex { $0.label == "confirm" })
    let told = rows[edit...].compactMap(\.receiver?.module)
    #expect(told.allSatisfy { $0 == "Detail" })
  }

  @Test func `003 does not tell its store of an edit`() throws {
    let rows = try Self.play("edit-back", by: .published("003")).trace.rows
    let edit = try #require(rows.lastIndex { $0.label == "confirm" })
    let told = rows[edit...].filter { $0.receiver?.role == .store && $0.isMessage }
    #expect(told.map { $0.message?.baseName } == ["todos"])
  }

  @Test func `003 has a Presenter that reads what it is not told`() throws {
    let rows = try Self.play("select", by: .published("003")).trace.rows
    let read = try #require(rows.first { $0.message?.baseName == "todoItem" })
    #expect([read.sender?.name, read.receiver?.name] == ["Detail.Presenter", "Detail.Interactor"])
  }

  @Test func `003 has a View that makes the entity`() throws {
    let rows = try Self.play("add", by: .published("003")).trace.rows
    let added = try #require(rows.first { $0.message?.baseName == "addTodo" })
    #expect(added.sender?.name == "View")
    #expect(added.label == "addTodo(TodoItem)")
  }

  @Test func `003 has one store, which each load makes anew`() throws {
    let variant = try Self.edition(.published("003"))
    for _ in 1...2 {
      let stage = HeadlessStage(variant, given: "ready")
      for action in [Action.open, .delete(row: 1), .tap(row: 1)] { try stage.perform(action) }
      let stores = stage.recorder.trace().lanes.filter(\.isStore)
      #expect(stores.map(\.name) == ["Store"])
      #expect(stage.screen?.title == "Value")
    }
  }

  @Test func `003 says an error in an alert`() throws {
    let stage = HeadlessStage(try Self.edition(.published("003")), given: "ready")
    try stage.perform(.open)
    let view = try #require(stage.recorder.trace().lanes.first { $0.name == "View" })
    #expect(view.type == "TodoListViewController")
    let lines = try Self.edition(.published("003")).sources.flatMap(\.lines)
    #expect(lines.contains { $0.contains("AlertController(title: \"Error\"") })
  }

  @Test func `001 holds a Router that is told nothing`() throws {
    let stage = HeadlessStage(try Self.edition(.published("001")), given: "ready")
    try stage.perform(.open)
    let trace = stage.recorder.trace()
    let held = trace.events.compactMap(\.graph).flatMap(\.references).map(\.target.name)
    #expect(held.contains("Router"))
    #expect(!trace.rows.contains { $0.isMessage && $0.receiver?.name == "Router" })
  }

  @Test func `a misplaced rule lets an empty title get no further than the View`() throws {
    let isAsked = try [Edition.faulty("misplaced-rule"), .faulty("dead-output")].map { edition in
      Self.said(in: try Self.play("add-empty", by: edition).trace).contains("View addTodo")
    }
    #expect(isAsked == [false, true])
  }

  @Test func `a dead output is declared, handled, and never sent`() throws {
    let variant = try Self.edition(.faulty("dead-output"))
    let lines = variant.sources.map(\.lines).joined().filter { $0.contains("didFindNoTodos()") }
    #expect(lines.count == 2)
    for scenario in try TodosTests.module().scenarios {
      let said = Self.said(in: ScenarioRun(of: scenario, by: variant).trace)
      #expect(!said.contains("Interactor didFindNoTodos"))
    }
  }

  @Test func `an entity leak hands the View what the store has`() throws {
    let rows = try Self.play("open", by: .faulty("entity-leak")).trace.rows
    #expect(rows.last(where: \.isMessage)?.label == "showTodos([3 TodoItem])")
  }

  @Test func `an entity leak in MVP changes no screen, and leaves formatting to the View`() throws {
    let editions = try TodosTests.module().editions.filter { $0.architecture == .mvp }
    let variant = try #require(editions.first { $0.edition == .faulty("entity-leak") })
    for scenario in try TodosTests.module().scenarios {
      let run = ScenarioRun(of: scenario, by: variant)
      #expect(run.deviations == [])
      let shown = run.trace.rows.filter { $0.message?.baseName == "showTodos" }
      #expect(shown.first?.label == "showTodos([3 TodoItem])")
    }
  }

  @Test(arguments: ["back", "edit-back", "delete-in-detail"])
  func `a Router that keeps its children holds a detail whose screen was left`(scenario: String)
    throws
  {
    let gone = try [Edition.repaired, .faulty("child-kept")].map { edition in
      let module = try TodosTests.module()
      let variants = module.variants.filter { $0.architecture == .ribs } + module.editions
      let variant = try #require(variants.first { $0.edition == edition })
      let run = ScenarioRun(of: try #require(module.scenario(scenario)), by: variant)
      return run.trace.events.filter { $0.kind == .gone }.flatMap(\.objects).map(\.type).sorted()
    }
    #expect(
      gone == [
        ["TodoDetailInteractor", "TodoDetailRouter", "TodoDetailViewController"], [],
      ]
    )
  }

  @Test(arguments: [("back", 0), ("delete-in-detail", 1)])
  func `a child Coordinator stays after Back, if only a deletion is reported`(
    scenario: String,
    released: Int
  ) throws {
    let module = try TodosTests.module()
    let variant = try #require(module.editions.first { $0.architecture == .mvvmCoordinator })
    let run = ScenarioRun(of: try #require(module.scenario(scenario)), by: variant)
    #expect(run.deviations == [])
    let gone = run.trace.events.filter { $0.kind == .gone }.flatMap(\.objects)
    #expect(gone.count { $0.type == "TodoDetailCoordinator" } == released)
  }

  @Test func `a View that observes once draws the first load, and no later change`() throws {
    let added = try Self.play("add", by: .faulty("no-reply"))
    let reads = added.trace.rows.filter { $0.message?.name == "content" && $0.isMessage }
    #expect(reads.count == 2)
    let screen = try #require(added.trace.events.last { $0.kind == .screen }?.screen)
    #expect(screen.rows.map(\.text) == ["Focus", "Value", "Action"])
  }

  @Test func `an observed entity changes no screen, and leaves formatting to the View`() throws {
    let editions = try TodosTests.module().editions
    let variant = try #require(editions.first { $0.architecture == .viperObservable })
    let runs = try TodosTests.module().scenarios.map { ScenarioRun(of: $0, by: variant) }
    #expect(runs.flatMap(\.deviations) == [])
    let values = runs[0].trace.rows.filter { $0.kind == .return && $0.receiver?.name == "View" }
    #expect(values.contains { $0.value?.summary == "[3 TodoItem]" })
  }

  @Test func `a raw response hands the View what the store has, on the same screens`() throws {
    let module = try TodosTests.module()
    let variant = try #require(module.editions.first { $0.architecture == .cleanSwift })
    let runs = module.scenarios.map { ScenarioRun(of: $0, by: variant) }
    #expect(runs.flatMap(\.deviations) == [])
    let shown = runs[0].trace.rows.last { $0.message?.baseName == "displayTodos" }
    #expect(shown?.label == "displayTodos(response: Response(todos: [3 TodoItem]))")
  }
}
