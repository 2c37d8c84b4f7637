import FixtureKit

/// What calls the Owner, and waits for it.
@MainActor final class ConstructsApp {
  private var owner: ConstructsOwner? = ConstructsOwner()
  private var task: Task<Void, Never>?

  static let fixture = Fixture("Constructs") { user in await ConstructsApp().play(user) }

  private func play(_ user: User) async {
    owner?.hire()
    user.does("work", on: owner) { owner?.work() }
    user.does("wait", on: owner) { task = Task { [weak owner] in await owner?.wait() } }
    await task?.value
    owner = nil
  }
}
