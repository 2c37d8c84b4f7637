import ProfileShared
import Publishing
import Testing

@testable import SampleDoubles
@testable import SamplesRPVC

@Suite struct ProfilePresenterTests {
  let repository = ProfileRepositoryStub()

  @Test func `publishes each profile to every view`() {
    let presenter = ProfilePresenter(repository: repository, userId: 7)
    var names: [String] = []
    let first = presenter.bind().subscribe { names.append("first \($0.displayName)") }
    let second = presenter.bind().subscribe { names.append("second \($0.displayName)") }
    repository.profiles.send(.success(.named("")))
    repository.profiles.send(.success(.named("Ann")))
    let anonymous = ["first Anonymous", "second Anonymous"]
    #expect(names == anonymous + ["first Ann", "second Ann"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `says that there is no profile`() {
    let presenter = ProfilePresenter(repository: repository, userId: 7)
    var states: [ProfileViewState] = []
    let subscription = presenter.bind().subscribe { states.append($0) }
    repository.profiles.send(.failure(.unavailable))
    #expect(states == [ProfileViewState(message: "Could not load the profile.")])
    withExtendedLifetime(subscription) {}
  }

  @Test func `says that a name was not saved, until another is`() {
    let presenter = ProfilePresenter(repository: repository, userId: 7)
    var messages: [String?] = []
    let subscription = presenter.bind().subscribe { messages.append($0.message) }
    repository.profiles.send(.success(.named("Ann")))
    repository.nameErrors.send(.unavailable)
    repository.nameErrors.send(nil)
    #expect(messages == [nil, "Could not save the name.", nil])
    withExtendedLifetime(subscription) {}
  }
}

@Suite struct DashboardPresenterTests {
  let repository = ProfileRepositoryStub()

  @Test(arguments: [true, false]) func `joins profile and stats in both orders`(
    isProfileFirst: Bool
  ) {
    let presenter = DashboardPresenter(repository: repository, userId: 7)
    var states: [DashboardViewState] = []
    let subscription = presenter.bind().subscribe { states.append($0) }
    if isProfileFirst { repository.profiles.send(.success(.named("Ann"))) }
    repository.stats.send(.success(.sample))
    #expect(states.count == (isProfileFirst ? 1 : 0))
    if !isProfileFirst { repository.profiles.send(.success(.named("Ann"))) }
    #expect(states == [DashboardPresenter.viewState(for: .named("Ann"), stats: .sample)])
    withExtendedLifetime(subscription) {}
  }

  @Test func `publishes what has come where the rest has failed`() {
    let presenter = DashboardPresenter(repository: repository, userId: 7)
    var states: [DashboardViewState] = []
    let subscription = presenter.bind().subscribe { states.append($0) }
    repository.profiles.send(.failure(.unavailable))
    repository.stats.send(.success(.sample))
    #expect(states == [DashboardPresenter.viewState(for: nil, stats: .sample)])
    withExtendedLifetime(subscription) {}
  }
}
