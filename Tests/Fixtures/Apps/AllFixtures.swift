import FixtureKit

/// One app for each school, and one for what each construct becomes.
@MainActor public let allFixtures = [
  RemindersApp.fixture, TicketsApp.fixture, CartApp.fixture, PhotosApp.fixture, TripsApp.fixture,
  WeatherApp.fixture, CounterApp.fixture, LibraryApp.fixture, DownloadsApp.fixture,
  HeadlinesApp.fixture, ConstructsApp.fixture,
]
