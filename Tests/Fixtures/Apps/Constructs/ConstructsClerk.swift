import FixtureKit
import TraceRecording

protocol ConstructsOutput: AnyObject {
  func finished(_ text: String)
}

extension ConstructsOutput {
  /// Says it as whoever is shortest does.
  func finishedAll() {
    finished("all")
  }
}

/// A double, as a test has one: it has no role.
final class ConstructsFake: ConstructsOutput {
  deinit { journal.gone(self) }

  func finished(_ text: String) { journal.called(self, #function) }
}

@Role("Clerk", as: .presenter) final class ConstructsClerk {
  let desk: ConstructsDesk
  weak var output: (any ConstructsOutput)?
  unowned(unsafe) var owner: any ConstructsOutput
  @Seam var told: ((String) -> Void)?
  private var count = 0

  init(_ desk: ConstructsDesk, owner: any ConstructsOutput) {
    self.desk = desk
    self.owner = owner
  }

  func work() {
    do throws(ConstructsError) { try desk.typed() } catch { journal.shows("\(error)") }
    journal.says("rows are the same", desk.same(1, as: 1))
    desk.add(to: &count)
    journal.shows("\(count + desk.sum(1, 2))")
    desk.lazily("late")
    journal.shows(desk.describe(ConstructsSign(name: "sign")).name + desk.opaque().name)
    desk.clean()
    desk.then { [self] number in
      journal.called(self, "done(_:)")
      count += number
    }
    desk.overloaded(1)
    desk.overloaded("one")
    ask()
  }

  private func ask() {
    output?.finished("work")
    owner.finished("owned")
    owner.finishedAll()
    if output != nil { journal.shows("somebody waits") }
    output = nil
    output?.finished("nobody")
    told?("done")
  }

  func wait() async { journal.shows("\(await desk.waiting())") }
}

@Role extension ConstructsClerk {
  func tell() {
    desk.each { count += 1 }
    desk.take("text")
    desk.look("text")
    desk.hand("text")
    desk.tear(ConstructsTicket())
    desk.pack(1, "two")
    desk.on(nil)
    journal.shows(desk.rows().joined())
    journal.shows("\(desk.height + desk[3])")
    journal.called(ConstructsDesk.self, "drawer")
    journal.shows(desk.drawer)
    desk.move()
    let fake = ConstructsFake()
    output = fake
    output?.finished("fake")
    withExtendedLifetime(fake) {}
  }
}

@Role("Owner", as: .interactor) final class ConstructsOwner: ConstructsOutput {
  private(set) var clerk: ConstructsClerk?

  func hire() {
    let clerk = ConstructsClerk(ConstructsLiddedDesk(), owner: self)
    clerk.output = self
    clerk.told = { [unowned self] _ in journal.called(self, "told(_:)") }
    self.clerk = clerk
  }

  func finished(_ text: String) { journal.shows(text) }

  func work() {
    clerk?.work()
    clerk?.tell()
  }

  func wait() async { await clerk?.wait() }
}

/// What calls the Owner, and waits for it.
@MainActor final class ConstructsApp {
  private var owner: ConstructsOwner? = ConstructsOwner()
  private var task: Task<Void, Never>?

  static let fixture = Fixture("Constructs") { await ConstructsApp().play() }

  private func play() async {
    owner?.hire()
    owner?.work()
    task = Task { [weak owner] in await owner?.wait() }
    await task?.value
    owner = nil
  }
}
